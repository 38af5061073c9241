import { useSuspenseQuery } from '@tanstack/react-query';
import { GoodsGrid } from '@vermilion/mall-components/goods';
import { ActivityHero } from '@vermilion/mall-components/home';
import { useApp } from '../../app/app-context';
import { toActivityGoods } from '../../data/goods';
import { listOf } from '../../data/wire';
import { activityParams } from '../../page-params';
import { paths } from '../../paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageFrame } from '../../shared/page-frame';
import { Pager } from '../../shared/pager';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { detailQuery, goodsQuery } from './loader';
import { rowsOf } from '../../data/rows';

export { createLoader } from './loader';

/** All goods of an activity. */
export function View() {
  const { id, page } = usePageParams(activityParams);
  return id ? <Activity id={Number(id)} page={page} /> : <MissingParameter of="other" />;
}

function Activity({ id, page }: { id: number; page: number }) {
  const app = useApp();
  const { name, type, banner, instruction } = useSuspenseQuery(detailQuery(app, id)).data;
  const goods = useSuspenseQuery(goodsQuery(app, id, page)).data;
  const breadcrumbs = useBreadcrumbs([{ label: name }]);
  const [imageSrc] = listOf(banner);
  const hrefOf = (next: number) => paths.activity(id, type ?? 1, name, next);
  return (
    <PageFrame>
      <Seo
        title={name}
        description={instruction ?? undefined}
        path={hrefOf(page)}
        imageSrc={imageSrc}
        data={[breadcrumbs.data]}
      />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <ActivityHero title={name} deck={instruction ?? undefined} imageSrc={imageSrc} />
      <GoodsGrid goods={rowsOf(goods.list, toActivityGoods)} headingLevel={2} />
      <Pager page={page} pageCount={goods.pages} hrefOf={hrefOf} />
    </PageFrame>
  );
}
