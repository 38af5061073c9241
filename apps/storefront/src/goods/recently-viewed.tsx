import { RecentGoodsStrip } from '@vermilion/mall-components/recent';
import { useState } from 'react';
import { paths } from '../paths';
import { forgetGoods, recentGoods } from './recent-goods';

const SHOWN = 12;

/** Other goods recently viewed in this browser. */
export default function RecentlyViewed({ except }: { except: number }) {
  const [goods, setGoods] = useState(() => recentGoods());
  const handleForget = () => {
    forgetGoods();
    setGoods([]);
  };
  const others = goods.filter(({ id }) => id !== except).slice(0, SHOWN);
  return (
    <RecentGoodsStrip
      goods={others.map((one) => ({ ...one, href: paths.goods(one.id) }))}
      onForget={handleForget}
    />
  );
}
