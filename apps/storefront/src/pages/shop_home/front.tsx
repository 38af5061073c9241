import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CouponChips } from '@vermilion/mall-components/coupon';
import { ShopGoods } from '@vermilion/mall-components/shop';
import { rowsOf } from '@vermilion/mall-data/format';
import { useClaimCoupon } from '../../coupon/use-claim-coupon';
import { useOfferedCoupons } from '../../coupon/use-offered-coupons';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { paths } from '../../page-params/paths';
import { Pager } from '../../shared/pager';
import { bestQuery } from '../../shop/queries';
import * as styles from '../../shop/shop-blocks.css';
import { toShopGoods } from '../../shop/shop-goods';
import { couponArgs, goodsQuery } from './loader';

/** From this many goods on, bestsellers are shown in a separate row. */
const MANY = 12;

/** Coupons, bestsellers and goods of a shop. */
export function Front({ id, page }: { id: number; page: number }) {
  const mall = useMallFormat();
  const app = useApp();
  const goods = useSuspenseQuery(goodsQuery(app, id, page)).data;
  const best = useQuery({ ...bestQuery(app, id), enabled: page === 1 }).data;
  const coupons = useOfferedCoupons(couponArgs(id));
  const claimCoupon = useClaimCoupon();
  const hasBest = page === 1 && best !== undefined && goods.total > MANY;
  return (
    <>
      <CouponChips coupons={coupons} onClaim={claimCoupon} />
      <div className={styles.sections}>
        {hasBest && (
          <ShopGoods
            kind="best"
            goods={rowsOf(best.list, toShopGoods(mall))}
            columns={6}
            priorityCount={6}
            href={paths.shopGoods(id, { sort: 'sales' })}
          />
        )}
        <ShopGoods
          goods={rowsOf(goods.list, toShopGoods(mall))}
          columns={6}
          priorityCount={hasBest ? 0 : 6}
          href={paths.shopGoods(id)}
        />
      </div>
      <Pager page={page} pageCount={goods.pages} hrefOf={(next) => paths.shop(id, next)} />
    </>
  );
}
