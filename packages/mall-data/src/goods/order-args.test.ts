import { describe, expect, it } from 'vitest';
import { orderArgs } from './order-args';

describe('a sort order', () => {
  it.each([
    ['default', {}],
    ['sales', { salesOrder: 'desc' }],
    ['priceUp', { priceOrder: 'asc' }],
    ['priceDown', { priceOrder: 'desc' }],
    ['new', { newOrder: 'desc' }],
  ] as const)('%s sorts by %j', (sort, args) => expect(orderArgs(sort)).toEqual(args));
});
