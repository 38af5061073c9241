import { describe, expect, it } from 'vitest';
import { vermilion } from '../tokens/vermilion/tokens';
import { brandRules } from './brand-rules';
import { kontor } from './kontor/tokens';

const heading = (brand: Parameters<typeof brandRules>[0]) =>
  brandRules(brand)[0]?.properties['--vm-font-family-heading'];

describe('brandRules', () => {
  it('does not inherit the heading font of an outer brand', () => {
    // vermilion inherits its heading font from the text, kontor has its own
    expect(heading(vermilion)).toBe('initial');
    expect(heading(kontor)).toMatch(/serif$/);
  });
});
