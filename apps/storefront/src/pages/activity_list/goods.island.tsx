import { useSuspenseQuery } from '@tanstack/react-query';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { ActivityHero } from '@vermilion/mall-components/home';
import { useApp } from '../../app/app-context';
import { toActivityGoods } from '../../data/goods';
import { rowsOf } from '../../data/rows';
import { dateOf, listOf } from '../../data/wire';
import { paths } from '../../paths';
import { Pager } from '../../shared/pager';
import { detailQuery, goodsQuery } from './loader';

/** An activity and its goods. */
export default function ActivityGoods({ id, page }: { id: number; page: number }) {
  const app = useApp();
  const { name, type, banner, instruction, endTime } = useSuspenseQuery(detailQuery(app, id)).data;
  const [endsAt] = rowsOf(endTime ? [endTime] : undefined, dateOf);
  const goods = useSuspenseQuery(goodsQuery(app, id, page)).data;
  return (
    <>
      <ActivityHero
        title={name}
        deck={instruction ?? undefined}
        endsAt={endsAt}
        imageSrc={listOf(banner)[0]}
      />
      <GoodsGrid goods={rowsOf(goods.list, toActivityGoods)} columns={7} headingLevel={2} />
      <Pager
        page={page}
        pageCount={goods.pages}
        hrefOf={(next) => paths.activity(id, type ?? 1, name, next)}
      />
    </>
  );
}
