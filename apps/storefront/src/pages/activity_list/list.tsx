import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { FilteredList, GoodsGrid, ListSummary, SortBar } from '@vermilion/mall-components/goods';
import { rowsOf } from '@vermilion/mall-data/format';
import { toActivityGoods } from '@vermilion/mall-data/goods';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';
import { useListFilters } from '../../goods/use-list-filters';
import { type ActivityParams, activityParams } from '../../page-params';
import { patterns } from '../../page-params/paths';
import { Pager } from '../../shared/pager';
import { useFocusOnFilters } from '../../shared/use-focus-on-filters';
import { facetsQuery, goodsQuery } from './loader';

const messages = {
  ...defineMessages({
    none: {
      id: 'page.activity.none',
      defaultMessage: 'Nothing in this activity is like that. Choose other filters.',
    },
    everything: { id: 'page.activity.everything', defaultMessage: 'See all items of the activity' },
  }),
  ...defineMessages<{ show: { count: number } }>({
    show: {
      id: 'page.search.showItems',
      defaultMessage: 'Show {count, plural, one {# item} other {# items}}',
    },
  }),
};

interface ActivityListProps {
  id: number;
  query: ActivityParams;
  /** The list with other parameters, from its first page. */
  hrefOf: (change: Partial<ActivityParams>) => string;
}

/** The goods of an activity, with filters and sorting. */
export function ActivityList({ id, query, hrefOf }: ActivityListProps) {
  const mall = useMallFormat();
  const app = useApp();
  const goods = useSuspenseQuery(goodsQuery(app, id, query)).data;
  const facets = useQuery(facetsQuery(app, id, query)).data;
  const { page, minPrice: _from, maxPrice: _to, ...kept } = query;
  const { groups, clearHref, ...filters } = useListFilters(facets, query, {
    path: patterns.activity,
    keep: activityParams.fields(kept),
    hrefOf,
  });
  const onFocus = useFocusOnFilters();
  // A few goods are seen at once
  const hasTools = goods.total > 1 || filters.chosen.length > 0;
  return (
    <div onFocus={onFocus}>
      <FilteredList
        {...filters}
        groups={hasTools ? groups : []}
        clearHref={clearHref}
        show={<FormattedMessage {...messages.show} values={{ count: goods.total }} />}
        sort={goods.total > 1 && <SortBar sort={query.sort} hrefOf={(sort) => hrefOf({ sort })} />}
      >
        <ListSummary count={goods.total} sort={query.sort} page={page} />
        <GoodsGrid
          goods={rowsOf(goods.list, toActivityGoods(mall))}
          columns={hasTools ? 'beside' : 6}
          headingLevel={2}
          empty={<FormattedMessage {...messages.none} />}
          emptyAction={
            <Button asChild variant="secondary">
              <LinkBase href={clearHref}>
                <FormattedMessage {...messages.everything} />
              </LinkBase>
            </Button>
          }
        />
        <Pager page={page} pageCount={goods.pages} hrefOf={(next) => hrefOf({ page: next })} />
      </FilteredList>
    </div>
  );
}
