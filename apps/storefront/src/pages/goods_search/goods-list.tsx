import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@vermilion/design-system/link';
import { Stack } from '@vermilion/design-system/stack';
import { Text } from '@vermilion/design-system/text';
import {
  GoodsGrid,
  ListFilters,
  ListSummary,
  PriceRangeFilter,
  ShopHit,
  SortBar,
} from '@vermilion/mall-components/goods';
import { optionalMinor, optionalWire, rowsOf } from '@vermilion/mall-data/format';
import { toGoods } from '@vermilion/mall-data/goods';
import { toShopHit } from '@vermilion/mall-data/shop';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { RecommendedRow } from '../../goods/recommended-row';
import { localPath } from '../../i18n/locales';
import { type SearchParams, searchParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { usePageParams } from '../../routing/use-page-params';
import { Pager } from '../../shared/pager';
import { useFocusOnFilters } from '../../shared/use-focus-on-filters';
import { Kinds } from './kinds';
import { facetsQuery, FEW, goodsQuery, shopsQuery } from './loader';
import { COUNT_LIMIT, messages } from './messages';
import { NothingFound } from './nothing-found';
import { useFilters, wholeList } from './use-filters';
import * as styles from './view.css';

const FIRST_SCREEN = 6;

/** Goods by keyword or category, with filters and sorting. */
export function GoodsList() {
  const mall = useMallFormat();
  const search = usePageParams(searchParams);
  const app = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const goods = useSuspenseQuery(goodsQuery(app, search)).data;
  const shops = useQuery(shopsQuery(app, search)).data;
  const facets = useQuery(facetsQuery(app, search)).data;
  const { groups, chosen } = useFilters(search, facets);
  const onFocus = useFocusOnFilters();
  const hrefOf = (change: Partial<SearchParams>) => paths.search({ ...search, page: 1, ...change });
  const shown = search.page === 1 ? rowsOf(shops?.list, toShopHit(mall)) : [];
  const { minPrice: _min, maxPrice: _max, page: _page, ...kept } = search;
  const isEmpty = goods.list.length === 0;
  // Shops of that name come first; others that have such goods do not push them down
  const byName = shown.some(({ name }) => name.toLowerCase().includes(search.title.toLowerCase()));
  const shopHits = shown.length > 0 && (
    <Stack gap="sm" asChild className={styles.shops}>
      <section aria-label={intl.formatMessage(messages.shops)}>
        {shown.map((shop) => (
          <ShopHit key={shop.id} shop={shop} />
        ))}
        {shops && shops.total > shown.length && (
          <Link variant="accent" href={paths.moreShops({ title: search.title })}>
            <FormattedMessage {...messages.moreShops} />
          </Link>
        )}
      </section>
    </Stack>
  );
  return (
    <>
      <div className={styles.head}>
        <ListSummary
          count={goods.total}
          most={COUNT_LIMIT}
          query={search.title}
          sort={search.sort}
          page={search.page}
        />
        {goods.didYouMean && (
          <Text>
            <FormattedMessage
              {...messages.meant}
              values={{ query: search.title, meant: goods.didYouMean }}
            />
          </Text>
        )}
        {search.title && <Kinds search={search} goods={goods.total} shops={shops?.total} />}
      </div>
      {byName && shopHits}
      <div className={styles.tools} onFocus={onFocus}>
        {isEmpty && chosen.length === 0 ? null : (
          <ListFilters
            groups={groups}
            chosen={chosen}
            clearHref={paths.search(wholeList(search))}
            most={COUNT_LIMIT}
            atLeast={facets?.partial}
          />
        )}
        {/* A single result needs no sorting or filters */}
        {(goods.total > 1 || chosen.length > 0) && !isEmpty && (
          <div className={styles.bar}>
            <SortBar sort={search.sort} hrefOf={(sort) => hrefOf({ sort })} />
            <PriceRangeFilter
              range={{
                minMinor: optionalMinor(mall, search.minPrice),
                maxMinor: optionalMinor(mall, search.maxPrice),
              }}
              form={{
                action: localPath(app.locale, paths.search()),
                names: { from: 'minPrice', to: 'maxPrice' },
                keep: searchParams.fields(kept),
              }}
              onRangeChange={({ minMinor, maxMinor }) =>
                void navigate(
                  hrefOf({
                    minPrice: optionalWire(mall, minMinor),
                    maxPrice: optionalWire(mall, maxMinor),
                  }),
                )
              }
            />
          </div>
        )}
      </div>
      {isEmpty ? (
        <NothingFound />
      ) : (
        <GoodsGrid
          goods={rowsOf(goods.list, toGoods(mall))}
          columns={7}
          headingLevel={2}
          priorityCount={byName ? 0 : FIRST_SCREEN}
        />
      )}
      {!byName && shopHits}
      <div className={styles.pager}>
        <Pager page={search.page} pageCount={goods.pages} hrefOf={(page) => hrefOf({ page })} />
      </div>
      {!isEmpty && goods.total < FEW && <RecommendedRow />}
    </>
  );
}
