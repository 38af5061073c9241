import { describe, expect, it } from 'vitest';
import { brands } from '../brands/all';
import { tokenProperties } from './token-entries';

const [vermilion] = brands;

describe('token names', () => {
  it('keeps the public names of the custom properties', () => {
    expect(Object.keys(tokenProperties(vermilion.tokens)).sort()).toMatchSnapshot();
  });

  it.each(brands)('$name has a value for each of them', ({ tokens, dark }) => {
    const names = Object.keys(tokenProperties(vermilion.tokens));
    expect(Object.keys(tokenProperties(tokens)).sort()).toEqual(names.sort());
    expect(Object.keys(tokenProperties(dark)).sort()).toEqual(
      names.filter((name) => /^--vm-(color|shadow)-/.test(name)),
    );
  });
});
