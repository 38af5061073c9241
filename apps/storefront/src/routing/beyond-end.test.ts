import { describe, expect, it } from 'vitest';
import { beyondEnd } from './beyond-end';

const hrefOf = (page: number) => `/list?page=${page}`;

describe('beyondEnd', () => {
  it.each([
    ['its own page', 2, 3, undefined],
    ['the last page', 3, 3, undefined],
    ['a page beyond the last one', 4, 3, '/list?page=3'],
    ['the first page of an empty list', 1, 0, undefined],
    ['a later page of an empty list', 5, 0, '/list?page=1'],
  ])('%s: %s of %s leads to %s', (_, page, pages, location) => {
    expect(beyondEnd(page, { pages }, hrefOf)?.headers.get('location')).toBe(location);
  });
});
