import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleStyles, selectorsOf } from '../../packages/design-system/build/bundle-styles';
import { cssParts } from '../../packages/design-system/build/css-parts';
import { root } from './root.mjs';

const names = ['reset', 'tokens', 'components'] as const;
/** Limited to elements of the components or of an area of a brand. */
const ours = /\.vm_|\[class\^=['"]?vm_|\[data-[\w-]+/;

describe('the parts of the stylesheet', () => {
  let parts: ReturnType<typeof cssParts>;
  beforeAll(async () => {
    const entry = join(root, 'packages', 'design-system', 'src', 'index.ts');
    parts = cssParts(await bundleStyles(entry));
  });

  it('match no element of the app in components.css', () => {
    const all = selectorsOf(parts.components);
    expect(all.filter(({ selector }) => !ours.test(selector))).toEqual([]);
    expect(all.length).toBeGreaterThan(500);
    expect(selectorsOf(parts.reset).some(({ selector }) => selector === 'a')).toBe(true);
  });

  it('set nothing but tokens on elements of the app in tokens.css', () => {
    const visible = selectorsOf(parts.tokens)
      .filter(({ selector }) => !/\[data-(brand|color-mode)[=\]]/.test(selector))
      .flatMap(({ properties }) => properties)
      .filter((property) => !/^--vm-/.test(property));
    expect(visible).toEqual([]);
    expect(parts.tokens).toContain('--vm-color-brand-accent');
  });

  it('force nothing upon the app but that what is hidden stays so, by the reset', () => {
    const forced = names
      .flatMap((name) => selectorsOf(parts[name]))
      .filter(({ selector, text }) => text.includes('!important') && !ours.test(selector));
    expect(forced.map(({ selector }) => selector)).toEqual(['[hidden]:not([hidden=until-found])']);
  });

  it.each(names)('begin with the order of the layers in %s.css', (name) => {
    const layers = ['reset', 'tokens', 'components', 'mall'].map((layer) => `vermilion.${layer}`);
    expect(parts[name]).toMatch(`@layer vermilion, ${layers.join(', ')};`);
  });
});
