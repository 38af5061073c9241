import type { ProductFacets } from '@vermilion/api-client';
import type { FilterGroup } from '@vermilion/mall-components/goods';
import { useMoneyFormat } from '@vermilion/mall-components/settings';
import { useIntl } from 'react-intl';
import { optionalMinor } from '../../data/wire';
import type { SearchParams } from '../../page-params';
import { paths } from '../../paths';
import { messages } from './messages';

const flags = ['inStock', 'isSelf', 'isReduced', 'hasCoupon'] as const;

/** The list without filters; keywords, category and sorting stay. */
export const wholeList = ({ title, cid, sort, show }: SearchParams): Partial<SearchParams> => ({
  title,
  cid,
  sort,
  show,
});

/** The available and active filters, each with the URL of the resulting list. */
export function useFilters(search: SearchParams, facets: ProductFacets | undefined) {
  const { formatMessage } = useIntl();
  const { digits, parts } = useMoneyFormat();
  /** Whole amounts without decimals: the limits of ranges are round. */
  const money = (minor: number) =>
    parts(minor)
      .map(({ kind, text }) => (kind === 'fraction' && minor % 10 ** digits === 0 ? '' : text))
      .join('');
  const hrefOf = (change: Partial<SearchParams>) => paths.search({ ...search, page: 1, ...change });
  const priceOf = (min: number | undefined, max: number | undefined) => {
    if (min === undefined) return formatMessage(messages.upTo, { max: money(max ?? 0) });
    if (max === undefined) return formatMessage(messages.from, { min: money(min) });
    return formatMessage(messages.between, { min: money(min), max: money(max) });
  };
  const starsOf = (stars: number) => formatMessage(messages.stars, { stars });
  const groups: FilterGroup[] = facets
    ? [
        {
          key: 'category',
          label: formatMessage(messages.category),
          options: facets.categories.map(({ id, name, count }) => ({
            ...{ key: id, label: name, count, chosen: false },
            href: hrefOf({ cid: id }),
          })),
        },
        {
          key: 'type',
          label: formatMessage(messages.shopType),
          options: facets.shopTypes.map(({ id, name, count }) => ({
            ...{ key: id, label: name, count, chosen: search.type === id },
            href: hrefOf({ type: search.type === id ? undefined : id }),
          })),
        },
        {
          key: 'price',
          label: formatMessage(messages.price),
          options: facets.prices.map(({ minPrice, maxPrice, count }) => {
            const [min, max] = [optionalMinor(minPrice), optionalMinor(maxPrice)];
            const chosen = search.minPrice === min && search.maxPrice === max;
            const range = chosen ? {} : { minPrice: min, maxPrice: max };
            const href = hrefOf({ minPrice: undefined, maxPrice: undefined, ...range });
            return {
              key: `${minPrice}-${maxPrice}`,
              label: priceOf(min, max),
              count,
              chosen,
              href,
            };
          }),
        },
        {
          key: 'rating',
          label: formatMessage(messages.rating),
          options: facets.ratings.map(({ stars, count }) => {
            const chosen = search.rating === String(stars);
            const rating = chosen ? '' : stars === 4 ? '4' : '3';
            return { key: stars, label: starsOf(stars), count, chosen, href: hrefOf({ rating }) };
          }),
        },
        {
          key: 'only',
          label: formatMessage(messages.only),
          options: flags
            .filter((flag) => search[flag] || facets[flag] > 0 || facets.partial)
            .map((flag) => ({
              ...{ key: flag, label: formatMessage(messages[flag]), count: facets[flag] },
              ...{ chosen: search[flag], href: hrefOf({ [flag]: !search[flag] }) },
            })),
        },
      ]
    : [];
  const { minPrice, maxPrice, rating, type } = search;
  const typeName = facets?.shopTypes.find(({ id }) => id === type)?.name;
  const chosen = [
    ...(type === undefined
      ? []
      : [
          {
            label: typeName ?? formatMessage(messages.shopType),
            href: hrefOf({ type: undefined }),
          },
        ]),
    ...(minPrice === undefined && maxPrice === undefined
      ? []
      : [
          {
            label: priceOf(minPrice, maxPrice),
            href: hrefOf({ minPrice: undefined, maxPrice: undefined }),
          },
        ]),
    ...(rating === '' ? [] : [{ label: starsOf(Number(rating)), href: hrefOf({ rating: '' }) }]),
    ...flags
      .filter((flag) => search[flag])
      .map((flag) => ({ label: formatMessage(messages[flag]), href: hrefOf({ [flag]: false }) })),
  ];
  return { groups, chosen };
}
