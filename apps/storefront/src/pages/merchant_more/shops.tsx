import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { Text } from '@vermilion/design-system/text';
import { ShopTiles } from '@vermilion/mall-components/shop';
import { rowsOf } from '@vermilion/mall-data/format';
import { toTile } from '@vermilion/mall-data/shop';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { shopsParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Pager } from '../../shared/pager';
import { Finder } from '../../shop/finder';
import { shopsQuery } from './loader';
import { messages } from './messages';

/** The matching shops. */
export function Shops() {
  const mall = useMallFormat();
  const query = usePageParams(shopsParams);
  const shops = useSuspenseQuery(shopsQuery(useApp(), query)).data;
  return (
    <Finder query={shopsParams.build(query)}>
      <Text role="status" color="muted">
        <FormattedMessage {...messages.found} values={{ count: shops.total }} />
      </Text>
      <ShopTiles
        shops={rowsOf(shops.list, toTile(mall))}
        emptyAction={
          <Button asChild variant="secondary">
            <LinkBase href={paths.shopStreet()}>
              <FormattedMessage {...messages.all} />
            </LinkBase>
          </Button>
        }
      />
      <Pager
        page={query.page}
        pageCount={shops.pages}
        hrefOf={(next) => paths.moreShops({ ...query, page: next })}
      />
    </Finder>
  );
}
