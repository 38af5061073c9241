import type { MallArgs } from '@vermilion/api-client';
import type { GoodsSort, PriceRange } from '@vermilion/mall-components/goods';
import { minorOf, wireOf } from '../../data/wire';
import type { SearchQuery } from '../../paths';

export interface Search {
  title: string;
  cid?: number;
  sort: GoodsSort;
  range: PriceRange;
  page: number;
}

const LIMIT = 20;
const sorts: readonly string[] = ['sales', 'priceUp', 'priceDown', 'new'];
const isSort = (text: string): text is GoodsSort => sorts.includes(text);
const amount = /^\d{1,9}(\.\d{1,2})?$/;

const positive = (text: string | null) =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
const price = (text: string | null) => (text && amount.test(text) ? minorOf(text) : undefined);

/** What an address asks for; whatever it says wrongly counts as not said. */
export function readSearch(query: URLSearchParams): Search {
  const sort = query.get('sort') ?? '';
  return {
    title: (query.get('title') ?? '').trim().slice(0, 100),
    cid: positive(query.get('cid')),
    sort: isSort(sort) ? sort : 'default',
    range: { minMinor: price(query.get('minPrice')), maxMinor: price(query.get('maxPrice')) },
    page: positive(query.get('page')) ?? 1,
  };
}

const optionalWire = (minor: number | undefined) =>
  minor === undefined ? undefined : wireOf(minor);

/** The address of a search. Another order or range begins at the first page. */
export function searchPath({ title, cid, sort, range, page }: Search): SearchQuery {
  return {
    title: title || undefined,
    cid,
    sort: sort === 'default' ? undefined : sort,
    minPrice: optionalWire(range.minMinor),
    maxPrice: optionalWire(range.maxMinor),
    page,
  };
}

/** The same as names and values, for a form; what is not said is left out. */
export const queryOf = (query: SearchQuery) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );

/** The same as the API asks for it. */
export function searchArgs({ title, cid, sort, range, page }: Search): MallArgs['productList'] {
  return {
    keyword: title || undefined,
    cid,
    minPrice: optionalWire(range.minMinor),
    maxPrice: optionalWire(range.maxMinor),
    salesOrder: sort === 'sales' ? 'desc' : undefined,
    priceOrder: sort === 'priceUp' ? 'asc' : sort === 'priceDown' ? 'desc' : undefined,
    newOrder: sort === 'new' ? 'desc' : undefined,
    page,
    limit: LIMIT,
  };
}
