import { Heading } from '@vermilion/design-system/heading';
import { ListSkipLinks } from '@vermilion/mall-components/goods';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { shopsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { messages as shop } from '../../shop/messages';
import { messages } from './messages';
import { Shops } from './shops';

export { shopsParams as query } from '../../page-params';
export { createLoader } from './loader';

/** Shops by keyword, type and category. */
export function View() {
  const query = usePageParams(shopsParams);
  const { formatMessage } = useIntl();
  const { title: words } = query;
  const title = words ? formatMessage(messages.called, { words }) : formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([
    { label: formatMessage(shop.street), href: paths.shopStreet() },
    { label: title },
  ]);
  return (
    <PageFrame>
      <ListSkipLinks />
      <Seo title={title} path={paths.moreShops(query)} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Heading level={1}>{title}</Heading>
      <Suspense>
        <Shops />
      </Suspense>
    </PageFrame>
  );
}
