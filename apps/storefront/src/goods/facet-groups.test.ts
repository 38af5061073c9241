import { describe, expect, it } from 'vitest';
import { chosenOf, facetGroups, valueArgs } from './facet-groups';

const values = [
  { id: 3, name: 'Red', count: 4, color: '#c00' },
  { id: 5, name: 'Blue', count: 2 },
];
const groups = (chosen: string) =>
  facetGroups({ attributes: [{ id: 1, name: 'Colour', values }] }, chosen, (next) => `?${next}`);

describe('groups of facets', () => {
  it('add a value to the selected ones, or take it away', () => {
    expect(groups('5')[0]?.options).toMatchObject([
      { label: 'Red', chosen: false, href: '?5-3', color: '#c00' },
      { label: 'Blue', chosen: true, href: '?' },
    ]);
  });

  it('say what is selected', () => {
    expect(chosenOf(groups('9-3')).map(({ label }) => label)).toEqual(['Red']);
    expect(chosenOf(facetGroups(undefined, '3', String))).toEqual([]);
  });

  it('are arguments of a call', () => {
    expect(valueArgs('3-5')).toBe('3,5');
    expect(valueArgs('')).toBeUndefined();
  });
});
