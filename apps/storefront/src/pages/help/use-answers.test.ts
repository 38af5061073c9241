import { describe, expect, it } from 'vitest';
import { answersTo } from './use-answers';

const all = [
  { href: '/a', title: 'Sending it back', words: 'delivery sending it back the shop looks at it' },
  { href: '/b', title: 'Receipts', words: 'paying receipts' },
];
const titles = (query: string) => answersTo(query, all).map(({ title }) => title);

describe('answersTo', () => {
  it('finds answers by words of their title or text, in any case and order', () => {
    expect(titles('BACK shop')).toEqual(['Sending it back']);
    expect(titles(' receipt ')).toEqual(['Receipts']);
  });

  it('finds nothing when one word is missing', () => {
    expect(titles('receipt bicycle')).toEqual([]);
  });
});
