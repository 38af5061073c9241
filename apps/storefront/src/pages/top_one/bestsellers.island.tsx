import { useSuspenseQuery } from '@tanstack/react-query';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { RankRibbon } from '@vermilion/mall-components/home';
import { useApp } from '../../app/app-context';
import { toGoods } from '../../data/goods';
import { rowsOf } from '../../data/rows';

/** The goods that are bought most, each with its rank. */
export default function Bestsellers() {
  const goods = rowsOf(useSuspenseQuery(useApp().queries.leaderboard()).data, toGoods);
  const ranks = new Map(goods.map(({ id }, index) => [id, index + 1]));
  return (
    <GoodsGrid
      goods={goods}
      headingLevel={2}
      priorityCount={5}
      slots={({ id }) => ({ badge: <RankRibbon rank={ranks.get(id) ?? 0} /> })}
    />
  );
}
