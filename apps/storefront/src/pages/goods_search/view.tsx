import { useQuery } from '@tanstack/react-query';
import { Heading } from '@vermilion/design-system/heading';
import { ListSkipLinks } from '@vermilion/mall-components/goods';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { categoryBreadcrumbs } from '../../frame/category-breadcrumbs';
import { useCategories } from '../../mall/use-categories';
import { searchParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { GoodsList } from './goods-list';
import { HelpHint } from './help-hint';
import { goodsQuery } from './loader';
import { messages } from './messages';
import { ShopList } from './shop-list';
import { wholeList } from './use-filters';

export { searchParams as query } from '../../page-params';
export { createLoader } from './loader';

/** Search and category lists. */
export function View() {
  const { formatMessage } = useIntl();
  const params = usePageParams(searchParams);
  const { title, cid, page, show } = params;
  const isShops = show === 'shops';
  const categories = categoryBreadcrumbs(useCategories(), cid);
  const found = useQuery({ ...goodsQuery(useApp(), params), enabled: !isShops }).data;
  const isFiltered = paths.search({ ...params, page: 1 }) !== paths.search(wholeList(params));
  const isNothing = title !== '' && found?.total === 0 && !isFiltered;
  const all = formatMessage(isShops ? messages.shops : messages.all);
  const name = title || categories.at(-1)?.label || all;
  const breadcrumbs = useBreadcrumbs([...categories.slice(0, -1), { label: name }]);
  return (
    <PageFrame>
      <ListSkipLinks />
      <Seo title={name} path={paths.search({ title, cid, show, page })} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Heading level={1}>
        {isNothing ? formatMessage(messages.nothingFor, { query: title }) : name}
      </Heading>
      {title && <HelpHint query={title} />}
      <Suspense>{isShops ? <ShopList /> : <GoodsList />}</Suspense>
    </PageFrame>
  );
}
