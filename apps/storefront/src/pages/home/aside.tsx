import { useQuery } from '@tanstack/react-query';
import { OfferedCouponCard } from '@vermilion/mall-components/coupon';
import {
  AccountCard,
  BestsellerTile,
  HeroAside,
  SignInCard,
} from '@vermilion/mall-components/home';
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
import { useHomeCoupons } from './use-home-coupons';

/** Next to the banner: the visitor's account, a coupon of the mall, bestsellers. */
export function Aside() {
  const mall = useMallFormat();
  const { beside: coupon } = useHomeCoupons();
  const claim = useClaimCoupon();
  // the leaderboard below shows the first three
  const [, , , fourth] = rowsOf(useQuery(leaderboardQuery(useApp())).data, toGoods(mall));
  return (
    <HeroAside>
      <Visitor />
      {coupon && <OfferedCouponCard coupon={coupon} onClaim={claim} />}
      {fourth && <BestsellerTile goods={fourth} />}
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
