import { useSuspenseQuery } from '@tanstack/react-query';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import { ShopHit } from '@vermilion/mall-components/goods';
import { AdStrip } from '@vermilion/mall-components/home';
import { defineMessages, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context';
import { toShopHit } from '../../data/shops';
import { useHomeIndex } from '../../frame/use-home-index';
import { listParams } from '../../page-params';
import { paths } from '../../paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { Pager } from '../../shared/pager';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { streetQuery } from './loader';
import { rowsOf } from '../../data/rows';

export { createLoader } from './loader';

const messages = defineMessages({
  title: { id: 'page.street.title', defaultMessage: 'Shop street' },
});

/** All shops of the mall. */
export function View() {
  const { page } = usePageParams(listParams);
  const shops = useSuspenseQuery(streetQuery(useApp(), page)).data;
  const image = useHomeIndex()?.shopStreetHeaderImag;
  const title = useIntl().formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} path={paths.shopStreet(page)} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      {image && <AdStrip banner={{ id: 0, imageSrc: image }} />}
      <Heading level={1}>{title}</Heading>
      <Stack gap="sm">
        {rowsOf(shops.list, toShopHit).map((shop) => (
          <ShopHit key={shop.id} shop={shop} />
        ))}
      </Stack>
      <Pager page={page} pageCount={shops.pages} hrefOf={paths.shopStreet} />
    </PageFrame>
  );
}
