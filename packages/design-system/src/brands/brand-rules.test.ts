import { expect, it } from 'vitest';
import { brandRules } from './brand-rules';
import { kontor } from './kontor/tokens';
import { vermilion } from './vermilion/tokens';

const heading = (brand: Parameters<typeof brandRules>[0]) =>
  brandRules(brand)[0]?.properties['--vm-font-family-heading'];

it('takes no letters from a brand around it', () => {
  expect(vermilion.tokens.font.family.heading).toBe('inherit');
  expect(heading(vermilion)).toBe('initial');
  expect(heading(kontor)).toBe(kontor.tokens.font.family.heading);
});
