import { useQuery } from '@tanstack/react-query';
import { OfferedCouponCard } from '@vermilion/mall-components/coupon';
import { AccountCard, HeroAside, ReducedTile, SignInCard } from '@vermilion/mall-components/home';
import { rowsOf } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';
import { useClaimCoupon } from '../../coupon/use-claim-coupon';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { toFigures } from '../../frame/account-counts';
import { useMallName } from '../../mall/mall-data';
import { paths } from '../../page-params/paths';
import { useSession } from '../../session/session-query';
import { useSignIn } from '../../session/sign-in-context';
import { leaderboardQuery } from './loader';
import { mostReduced } from './most-reduced';
import { useHomeCoupons } from './use-home-coupons';

/** The leaderboard below shows the first three. */
const ON_PODIUM = 3;

/** Next to the banner: the visitor's account, a coupon of the mall, the bestseller that is reduced most. */
export function Aside() {
  const mall = useMallFormat();
  const { beside: coupon } = useHomeCoupons();
  const claim = useClaimCoupon();
  const leaders = rowsOf(useQuery(leaderboardQuery(useApp())).data, toGoods(mall));
  const reduced = mostReduced(leaders.slice(ON_PODIUM));
  return (
    <HeroAside>
      <Visitor />
      {coupon && <OfferedCouponCard coupon={coupon} onClaim={claim} />}
      {reduced && <ReducedTile goods={reduced} />}
    </HeroAside>
  );
}

function Visitor() {
  const mallName = useMallName();
  const { signedIn, user } = useSession();
  const { open: openSignIn } = useSignIn();
  if (signedIn && user)
    return (
      <AccountCard
        nickname={user.nickname}
        avatarSrc={user.avatar || undefined}
        figures={toFigures(user)}
      />
    );
  return (
    <SignInCard
      mallName={mallName}
      signInHref={paths.login()}
      registerHref={paths.login('registerEmail')}
      onSignIn={() => openSignIn()}
    />
  );
}
