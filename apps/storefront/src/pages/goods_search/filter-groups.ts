import type { ProductFacets } from '@vermilion/api-client';
import type { FilterGroup } from '@vermilion/mall-components/goods';
import type { MallFormat } from '@vermilion/mall-data/format';
import { optionalMinor } from '@vermilion/mall-data/format';
import type { ReactNode } from 'react';
import { facetGroups } from '../../goods/facet-groups';
import type { SearchParams } from '../../page-params';
import { messages } from './messages';
import type { FilterTexts } from './use-filter-texts';

/** Filters that are either on or off. */
export const flags = ['inStock', 'isSelf', 'isReduced', 'hasCoupon'] as const;

export interface FilterContext {
  search: SearchParams;
  mall: MallFormat;
  texts: FilterTexts;
  /** The URL of the list after a change of its filters. */
  hrefOf: (change: Partial<SearchParams>) => string;
  /** a form for any range of prices */
  priceForm?: ReactNode;
}

type ToGroup = (facets: ProductFacets, source: FilterContext) => FilterGroup;

const categoryGroup: ToGroup = ({ categories }, { texts, hrefOf }) => ({
  key: 'category',
  label: texts.formatMessage(messages.category),
  options: categories.map(({ id, name, count }) => ({
    key: id,
    label: name,
    count,
    chosen: false,
    href: hrefOf({ cid: id }),
  })),
});

const typeGroup: ToGroup = ({ shopTypes }, { search, texts, hrefOf }) => ({
  key: 'type',
  label: texts.formatMessage(messages.shopType),
  options: shopTypes.map(({ id, name, count }) => ({
    key: id,
    label: name,
    count,
    chosen: search.type === id,
    href: hrefOf({ type: search.type === id ? undefined : id }),
  })),
});

const priceGroup: ToGroup = ({ prices }, { mall, search, texts, hrefOf, priceForm }) => ({
  key: 'price',
  label: texts.formatMessage(messages.price),
  extra: priceForm,
  options: prices.map(({ minPrice, maxPrice, count }) => {
    const [min, max] = [optionalMinor(mall, minPrice), optionalMinor(mall, maxPrice)];
    const chosen =
      optionalMinor(mall, search.minPrice) === min && optionalMinor(mall, search.maxPrice) === max;
    const range = chosen
      ? { minPrice: undefined, maxPrice: undefined }
      : { minPrice: minPrice ?? undefined, maxPrice: maxPrice ?? undefined };
    return {
      key: `${minPrice}-${maxPrice}`,
      label: texts.price(min, max),
      count,
      chosen,
      href: hrefOf(range),
    };
  }),
});

const ratingGroup: ToGroup = ({ ratings }, { search, texts, hrefOf }) => ({
  key: 'rating',
  label: texts.formatMessage(messages.rating),
  options: ratings.map(({ stars, count }) => {
    const chosen = search.rating === String(stars);
    const rating = chosen ? '' : stars === 4 ? '4' : '3';
    return { key: stars, label: texts.stars(stars), count, chosen, href: hrefOf({ rating }) };
  }),
});

/** Whether a type of shop is that of the mall's own ones: by its name, or since it leaves as many goods. */
const hasSelfType = ({ shopTypes, isSelf }: ProductFacets, { formatMessage }: FilterTexts) => {
  const own = formatMessage(messages.isSelf).toLowerCase();
  return shopTypes.some(({ name, count }) => name.toLowerCase() === own || count === isSelf);
};

/** Whether a flag leaves some of the goods, and no other filter is the same. */
const isOffered = (flag: (typeof flags)[number], facets: ProductFacets, texts: FilterTexts) =>
  (facets.partial || (facets[flag] > 0 && facets[flag] < facets.total)) &&
  (flag !== 'isSelf' || !hasSelfType(facets, texts));

const flagGroup: ToGroup = (facets, { search, texts, hrefOf }) => ({
  key: 'only',
  label: texts.formatMessage(messages.only),
  options: flags
    .filter((flag) => search[flag] || isOffered(flag, facets, texts))
    .map((flag) => ({
      key: flag,
      label: texts.formatMessage(messages[flag]),
      count: facets[flag],
      chosen: search[flag],
      href: hrefOf({ [flag]: !search[flag] }),
    })),
});

/** Whether an option would leave other goods than all of them. */
const divides = ({ total, partial }: ProductFacets, { options, extra }: FilterGroup) =>
  Boolean(extra) ||
  options.some(({ chosen, count = 0 }) => chosen || partial || (count > 0 && count < total));

/** The available filters: only those that divide the goods. */
export const filterGroups = (facets: ProductFacets, source: FilterContext): FilterGroup[] => {
  const { search, hrefOf } = source;
  return [
    categoryGroup(facets, source),
    ...facetGroups(facets, search.values, (values) => hrefOf({ values })),
    ...[priceGroup, typeGroup, ratingGroup, flagGroup].map((toGroup) => toGroup(facets, source)),
  ].filter((group) => divides(facets, group));
};
