import type { ProductFacets } from '@vermilion/api-client';
import type { SearchParams } from '../../page-params';
import { paths } from '../../paths';
import { filterGroups, flags, type FilterContext } from './filter-groups';
import { messages } from './messages';
import { useFilterTexts } from './use-filter-texts';

/** The list without filters; keywords, category and sorting stay. */
export const wholeList = ({ title, cid, sort, show }: SearchParams): Partial<SearchParams> => ({
  title,
  cid,
  sort,
  show,
});

/** The active filters, each with the URL of the list without it. */
function activeFilters(
  facets: ProductFacets | undefined,
  { search, texts, hrefOf }: FilterContext,
): { label: string; href: string }[] {
  const { minPrice, maxPrice, rating, type } = search;
  const typeName = facets?.shopTypes.find(({ id }) => id === type)?.name;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const withoutPrice = { minPrice: undefined, maxPrice: undefined };
  return [
    type !== undefined && {
      label: typeName ?? texts.formatMessage(messages.shopType),
      href: hrefOf({ type: undefined }),
    },
    hasPrice && { label: texts.price(minPrice, maxPrice), href: hrefOf(withoutPrice) },
    rating !== '' && { label: texts.stars(Number(rating)), href: hrefOf({ rating: '' }) },
    ...flags.map(
      (flag) =>
        search[flag] && {
          label: texts.formatMessage(messages[flag]),
          href: hrefOf({ [flag]: false }),
        },
    ),
  ].filter((filter) => filter !== false);
}

/** The available and active filters, each with the URL of the resulting list. */
export function useFilters(search: SearchParams, facets: ProductFacets | undefined) {
  const texts = useFilterTexts();
  const hrefOf = (change: Partial<SearchParams>) => paths.search({ ...search, page: 1, ...change });
  const source = { search, texts, hrefOf };
  return {
    groups: facets ? filterGroups(facets, source) : [],
    chosen: activeFilters(facets, source),
  };
}
