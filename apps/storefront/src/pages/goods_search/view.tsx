import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Heading } from '@vermilion/design-system/heading';
import { Stack } from '@vermilion/design-system/stack';
import {
  GoodsGrid,
  ListSummary,
  PriceRangeFilter,
  ShopHit,
  SortBar,
} from '@vermilion/mall-components/goods';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from '../../routing/router';
import { useApp } from '../../app/app-context';
import { toGoods } from '../../data/goods';
import { toShopHit } from '../../data/shops';
import { useCategories } from '../../frame/use-categories';
import { localPath } from '../../i18n/locales';
import { searchParams } from '../../page-params';
import { paths } from '../../paths';
import { usePageParams } from '../../routing/use-page-params';
import { Seo } from '../../seo/seo';
import { PageFrame } from '../../shared/page-frame';
import { Pager } from '../../shared/pager';
import { PageBreadcrumbs, useBreadcrumbs } from '../../shared/page-breadcrumbs';
import { goodsQuery, shopsQuery } from './loader';
import { categoryBreadcrumbs } from './map';
import * as styles from './view.css';
import { rowsOf } from '../../data/rows';

export { createLoader } from './loader';

const messages = defineMessages<{ all: {}; found: { query: string }; shops: {} }>({
  all: { id: 'page.search.all', defaultMessage: 'All goods' },
  found: { id: 'page.search.found', defaultMessage: '“{query}”' },
  shops: { id: 'page.search.shops', defaultMessage: 'Shops' },
});

const FIRST_SCREEN = 5;
/** As far as the mall counts goods. */
const COUNT_LIMIT = 1000;

/** Search and category lists. */
export function View() {
  const app = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const search = usePageParams(searchParams);
  const goods = useSuspenseQuery(goodsQuery(app, search)).data;
  const shops = useQuery(shopsQuery(app, search)).data;
  const categories = categoryBreadcrumbs(useCategories(), search.cid);
  const words = search.title && intl.formatMessage(messages.found, { query: search.title });
  const name = words || categories.at(-1)?.label || intl.formatMessage(messages.all);
  const breadcrumbs = useBreadcrumbs([...categories.slice(0, -1), { label: name }]);
  const hrefOf = (change: Partial<typeof search>) =>
    paths.search({ ...search, page: 1, ...change });
  const shown = search.page === 1 ? rowsOf(shops?.list, toShopHit) : [];
  return (
    <PageFrame>
      <Seo
        title={name}
        path={paths.search({ title: search.title, cid: search.cid, page: search.page })}
        data={[breadcrumbs.data]}
      />
      <PageBreadcrumbs items={breadcrumbs.items} />
      <div className={styles.head}>
        <Heading level={1}>{name}</Heading>
        <ListSummary
          count={goods.total}
          most={COUNT_LIMIT}
          query={search.title}
          sort={search.sort}
          page={search.page}
        />
      </div>
      {shown.length > 0 && (
        <Stack gap="sm" asChild>
          <section aria-label={intl.formatMessage(messages.shops)}>
            {shown.map((shop) => (
              <ShopHit key={shop.id} shop={shop} />
            ))}
          </section>
        </Stack>
      )}
      <div className={styles.bar}>
        <SortBar sort={search.sort} hrefOf={(sort) => hrefOf({ sort })} />
        <PriceRangeFilter
          range={{ minMinor: search.minPrice, maxMinor: search.maxPrice }}
          form={{
            action: localPath(app.locale, paths.search()),
            names: { from: 'minPrice', to: 'maxPrice' },
            keep: searchParams.fields({ title: search.title, cid: search.cid, sort: search.sort }),
          }}
          onChange={({ minMinor, maxMinor }) =>
            void navigate(hrefOf({ minPrice: minMinor, maxPrice: maxMinor }))
          }
        />
      </div>
      <GoodsGrid
        goods={rowsOf(goods.list, toGoods)}
        headingLevel={2}
        priorityCount={shown.length ? 0 : FIRST_SCREEN}
      />
      <div className={styles.pager}>
        <Pager page={search.page} pageCount={goods.pages} hrefOf={(page) => hrefOf({ page })} />
      </div>
    </PageFrame>
  );
}
