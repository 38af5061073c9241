import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { Text } from '@vermilion/design-system/text';
import { ShopTiles } from '@vermilion/mall-components/shop';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../app/app-context';
import { rowsOf } from '../../data/rows';
import { toTile } from '../../data/shops';
import { shopsParams } from '../../page-params';
import { paths } from '../../paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { PageFrame } from '../../shared/page-frame';
import { Pager } from '../../shared/pager';
import { Finder } from '../../shop/islands';
import { messages as shop } from '../../shop/messages';
import { shopsQuery } from './loader';
import { messages } from './messages';

export { createLoader } from './loader';

/** Shops by words, type and trade. */
export function View() {
  const query = usePageParams(shopsParams);
  const { formatMessage } = useIntl();
  const shops = useSuspenseQuery(shopsQuery(useApp(), query)).data;
  const { title: words, page } = query;
  const title = words ? formatMessage(messages.called, { words }) : formatMessage(messages.title);
  const breadcrumbs = useBreadcrumbs([
    { label: formatMessage(shop.street), href: paths.shopStreet() },
    { label: title },
  ]);
  return (
    <PageFrame>
      <Seo title={title} path={paths.moreShops(query)} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <Heading level={1}>{title}</Heading>
      <Finder query={shopsParams.build(query)} />
      <Text role="status" color="muted">
        <FormattedMessage {...messages.found} values={{ count: shops.total }} />
      </Text>
      <ShopTiles
        shops={rowsOf(shops.list, toTile)}
        emptyAction={
          <Button asChild variant="secondary">
            <LinkBase href={paths.shopStreet()}>
              <FormattedMessage {...messages.all} />
            </LinkBase>
          </Button>
        }
      />
      <Pager
        page={page}
        pageCount={shops.pages}
        hrefOf={(next) => paths.moreShops({ ...query, page: next })}
      />
    </PageFrame>
  );
}
