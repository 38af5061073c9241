import { RecentGoodsStrip } from '@vermilion/mall-components/recent';
import { paths } from '../page-params/paths';
import { useRecentGoods } from './use-recent-goods';

const SHOWN = 12;

/** Goods recently viewed in this browser, other than `except`. */
export default function RecentlyViewed({ except }: { except?: number }) {
  const { goods, forget } = useRecentGoods();
  const others = goods.filter(({ id }) => id !== except).slice(0, SHOWN);
  return (
    <RecentGoodsStrip
      goods={others.map((one) => ({ ...one, href: paths.goods(one.id) }))}
      onForget={forget}
    />
  );
}
