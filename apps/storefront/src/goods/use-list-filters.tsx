import type { ProductFacets } from '@vermilion/api-client';
import type { FilterGroup } from '@vermilion/mall-components/goods';
import { defineMessages, useIntl } from 'react-intl';
import { chosenOf, facetGroups } from './facet-groups';
import { PriceForm } from './price-form';

const messages = defineMessages({ price: { id: 'page.search.price', defaultMessage: 'Price' } });

/** What goods are filtered by in lists of one shop or activity. */
export interface ListFilters {
  minPrice: string | undefined;
  maxPrice: string | undefined;
  /** Of facets, such as colours. */
  values: string;
}

interface ListPage {
  /** The page, without language. */
  path: string;
  /** Its other parameters. */
  keep: Record<string, string>;
  hrefOf: (change: Partial<ListFilters>) => string;
}

/** The filters of a list of goods, and the selected ones: what the goods say of themselves, and the price. */
export function useListFilters(
  facets: ProductFacets | undefined,
  { values, minPrice, maxPrice }: ListFilters,
  { path, keep, hrefOf }: ListPage,
) {
  const { formatMessage } = useIntl();
  const withoutPrice = { minPrice: undefined, maxPrice: undefined };
  const price: FilterGroup = {
    key: 'price',
    label: formatMessage(messages.price),
    options: [],
    extra: <PriceForm {...{ minPrice, maxPrice, hrefOf, path, keep }} />,
  };
  const groups = facetGroups(facets, values, (next) => hrefOf({ values: next }));
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return {
    groups: [...groups, price],
    chosen: [
      ...chosenOf(groups),
      ...(hasPrice ? [{ label: price.label, href: hrefOf(withoutPrice) }] : []),
    ],
    clearHref: hrefOf({ values: '', ...withoutPrice }),
    atLeast: facets?.partial,
  };
}
