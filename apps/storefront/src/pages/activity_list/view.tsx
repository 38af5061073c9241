import { useSuspenseQuery } from '@tanstack/react-query';
import { listOf } from '@vermilion/mall-data/format';
import { Suspense } from 'react';
import { useApp } from '../../deps/app-context';
import { activityParams } from '../../page-params';
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
  const { id, page } = usePageParams(activityParams);
  return id ? <Activity id={Number(id)} page={page} /> : <MissingParameter of="other" />;
}

function Activity({ id, page }: { id: number; page: number }) {
  const { name, type, banner, instruction } = useSuspenseQuery(detailQuery(useApp(), id)).data;
  const breadcrumbs = useBreadcrumbs([{ label: name }]);
  return (
    <PageFrame>
      <Seo
        title={name}
        description={instruction ?? undefined}
        path={paths.activity(id, type ?? 1, name, page)}
        imageSrc={listOf(banner)[0]}
        data={[breadcrumbs.data]}
      />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Suspense>
        <ActivityGoods id={id} page={page} />
      </Suspense>
    </PageFrame>
  );
}
