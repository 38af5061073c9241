import { useSuspenseQuery } from '@tanstack/react-query';
import { ListSkipLinks } from '@vermilion/mall-components/goods';
import { listOf } from '@vermilion/mall-data/format';
import { Suspense } from 'react';
import { useApp } from '../../deps/app-context';
import { type ActivityParams, activityParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { MissingParameter } from '../../shared/missing-parameter';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { ActivityGoods } from './goods';
import { detailQuery } from './loader';

export { activityParams as query } from '../../page-params';
export { createLoader } from './loader';

/** All goods of an activity. */
export function View() {
  const query = usePageParams(activityParams);
  if (!query.id) return <MissingParameter of="other" />;
  return <Activity id={Number(query.id)} query={query} />;
}

function Activity({ id, query }: { id: number; query: ActivityParams }) {
  const { name, type, banner, instruction } = useSuspenseQuery(detailQuery(useApp(), id)).data;
  const breadcrumbs = useBreadcrumbs([{ label: name }]);
  return (
    <PageFrame>
      <ListSkipLinks />
      <Seo
        title={name}
        description={instruction ?? undefined}
        path={paths.activity(id, type ?? 1, name, { page: query.page })}
        imageSrc={listOf(banner)[0]}
        data={[breadcrumbs.data]}
      />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Suspense>
        <ActivityGoods id={id} query={query} />
      </Suspense>
    </PageFrame>
  );
}
