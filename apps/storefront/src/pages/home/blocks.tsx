import { useQuery } from '@tanstack/react-query';
import {
  ActivityBlock,
  AdStrip,
  CouponsToClaim,
  StreetAndLeaderboard,
} from '@vermilion/mall-components/home';
import { rowsOf } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';
import { toActivity, toBanner, toStreetShop } from '@vermilion/mall-data/home';
import { useClaimCoupon } from '../../coupon/use-claim-coupon';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { useHomeIndex } from '../../mall/use-home-index';
import { paths } from '../../page-params/paths';
import { activitiesQuery, leaderboardQuery, streetQuery } from './loader';
import { useHomeCoupons } from './use-home-coupons';

/** Between banner and recommendations: activities, coupons, shops and bestsellers. */
export function Blocks() {
  const mall = useMallFormat();
  const app = useApp();
  const home = useHomeIndex();
  const activities = rowsOf(useQuery(activitiesQuery(app)).data, toActivity(mall));
  const street = rowsOf(useQuery(streetQuery(app)).data?.list, toStreetShop(mall));
  const leaderboard = rowsOf(useQuery(leaderboardQuery(app)).data, toGoods(mall));
  const { others: coupons } = useHomeCoupons();
  const claim = useClaimCoupon();
  const [first, ...others] = activities;
  const [strip] = rowsOf(home?.bastBanner, toBanner);
  return (
    <>
      {first && <ActivityBlock activity={first} />}
      <CouponsToClaim coupons={coupons} href={paths.coupons()} onClaim={claim} />
      <StreetAndLeaderboard
        street={{ shops: street, href: paths.shopStreet() }}
        leaderboard={{ goods: leaderboard, href: paths.leaderboard() }}
      />
      {others.map((activity) => (
        <ActivityBlock key={activity.id} activity={activity} />
      ))}
      {strip && <AdStrip banner={strip} />}
    </>
  );
}
