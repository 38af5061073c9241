import type { ProductFacets } from '@vermilion/api-client';
import { optionalMinor } from '@vermilion/mall-data/format';
import type { ReactNode } from 'react';
import { useMallFormat } from '../../deps/mall-context';
import { categoryBreadcrumbs } from '../../frame/category-breadcrumbs';
import { chosenOf, facetGroups } from '../../goods/facet-groups';
import { useCategories } from '../../mall/use-categories';
import type { SearchParams } from '../../page-params';
import { paths } from '../../page-params/paths';
import { type FilterContext, filterGroups, flags } from './filter-groups';
import { messages } from './messages';
import { useFilterTexts } from './use-filter-texts';

/** The list without filters: all goods with the keywords, or of the category. */
export const wholeList = ({ title, cid, sort, show }: SearchParams): Partial<SearchParams> => ({
  title,
  cid: title ? undefined : cid,
  sort,
  show,
});

/** The active filters, each with the URL of the list without it. */
function activeFilters(
  facets: ProductFacets | undefined,
  category: string | undefined,
  { search, mall, texts, hrefOf }: FilterContext,
): { label: string; href: string }[] {
  const { title, cid, minPrice, maxPrice, rating, type } = search;
  const typeName = facets?.shopTypes.find(({ id }) => id === type)?.name;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const withoutPrice = { minPrice: undefined, maxPrice: undefined };
  return [
    // Without keywords the category is the list itself
    title !== '' &&
      cid !== undefined && {
        label: category ?? texts.formatMessage(messages.category),
        href: hrefOf({ cid: undefined }),
      },
    type !== undefined && {
      label: typeName ?? texts.formatMessage(messages.shopType),
      href: hrefOf({ type: undefined }),
    },
    ...chosenOf(facetGroups(facets, search.values, (values) => hrefOf({ values }))),
    hasPrice && {
      label: texts.price(optionalMinor(mall, minPrice), optionalMinor(mall, maxPrice)),
      href: hrefOf(withoutPrice),
    },
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
export function useFilters(
  search: SearchParams,
  facets: ProductFacets | undefined,
  priceForm: ReactNode,
) {
  const texts = useFilterTexts();
  const category = categoryBreadcrumbs(useCategories(), search.cid).at(-1)?.label;
  const hrefOf = (change: Partial<SearchParams>) => paths.search({ ...search, page: 1, ...change });
  const mall = useMallFormat();
  const source = { search, mall, texts, hrefOf, priceForm };
  return {
    groups: facets ? filterGroups(facets, source) : [],
    chosen: activeFilters(facets, category, source),
  };
}
