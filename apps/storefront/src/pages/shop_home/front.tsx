import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CouponChips } from '@vermilion/mall-components/coupon';
import { ShopGoods, ShopStory } from '@vermilion/mall-components/shop';
import { rowsOf } from '@vermilion/mall-data/format';
import { storyPictureOf } from '@vermilion/mall-data/shop';
import { useClaimCoupon } from '../../coupon/use-claim-coupon';
import { useOfferedCoupons } from '../../coupon/use-offered-coupons';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { paths } from '../../page-params/paths';
import { Pager } from '../../shared/pager';
import { bestQuery } from '../../shop/queries';
import * as styles from '../../shop/shop-blocks.css';
import { toShopGoods } from '../../shop/shop-goods';
import { useShopInfo } from '../../shop/use-shop-info';
import { Arranged } from './arranged';
import { couponArgs, goodsQuery, newestQuery } from './loader';

/** From this many goods on, bestsellers and newest goods stand for the whole list. */
const MANY = 12;
/** Complete rows of two, three, four and six. */
const NEWEST = 12;

/** Story, coupons, bestsellers and newest goods of a shop, or what it has arranged. */
export function Front({ id, page }: { id: number; page: number }) {
  const mall = useMallFormat();
  const app = useApp();
  const info = useShopInfo(id);
  const goods = useSuspenseQuery(goodsQuery(app, id, page)).data;
  const isFirst = page === 1;
  const best = rowsOf(
    useQuery({ ...bestQuery(app, id), enabled: isFirst }).data?.list,
    toShopGoods(mall),
  );
  const newest = useQuery({ ...newestQuery(app, id), enabled: isFirst }).data;
  const coupons = useOfferedCoupons(couponArgs(id));
  const claimCoupon = useClaimCoupon();
  const isBest = new Set(best.map((one) => one.id));
  const latest = rowsOf(newest?.list, toShopGoods(mall));
  const others = latest.filter((one) => !isBest.has(one.id));
  const hasParts = isFirst && best.length > 0 && others.length > 0 && goods.total > MANY;
  const chips = <CouponChips coupons={coupons} onClaim={claimCoupon} />;
  const story = info.intro && (
    <ShopStory text={info.intro} imageSrc={storyPictureOf(info)} href={paths.shopAbout(id)} />
  );
  const newestGoods = (list: typeof others, title?: string) => (
    <ShopGoods
      kind="newest"
      title={title}
      goods={list.slice(0, NEWEST)}
      columns={6}
      href={paths.shopGoods(id, { sort: 'new' })}
    />
  );
  if (isFirst && info.layout?.length) {
    const blocks = {
      coupons: chips,
      introduction: story,
      newest: (title: string) => newestGoods(latest, title || undefined),
    };
    return (
      <div className={styles.sections}>
        <Arranged id={id} layout={info.layout} blocks={blocks} />
      </div>
    );
  }
  return (
    <>
      {chips}
      <div className={styles.sections}>
        {hasParts && (
          <ShopGoods
            kind="best"
            goods={best}
            columns={6}
            priorityCount={6}
            href={paths.shopGoods(id, { sort: 'sales' })}
          />
        )}
        {isFirst && story}
        {hasParts ? (
          newestGoods(others)
        ) : (
          <ShopGoods
            goods={rowsOf(goods.list, toShopGoods(mall))}
            columns={6}
            priorityCount={6}
            href={paths.shopGoods(id)}
          />
        )}
      </div>
      {!hasParts && (
        <Pager page={page} pageCount={goods.pages} hrefOf={(next) => paths.shop(id, next)} />
      )}
    </>
  );
}
