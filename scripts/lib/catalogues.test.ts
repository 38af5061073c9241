import { describe, expect, it } from 'vitest';
import { catalogueFile, catalogueText, differences } from './catalogues.mjs';

describe('catalogues', () => {
  it('name what a translation misses and what nobody uses any more', () => {
    const english = { 'cart.empty': 'Empty', 'cart.title': 'Cart' };
    const french = { 'cart.title': 'Panier', 'cart.old': 'Vieux' };
    expect(differences(english, french)).toEqual({ missing: ['cart.empty'], extra: ['cart.old'] });
  });

  it('are written in the order of their ids, so that a diff shows only what changed', () => {
    expect(catalogueText({ b: '2', a: '1' })).toBe('{\n  "a": "1",\n  "b": "2"\n}\n');
  });
});

describe('catalogues', () => {
  it('names the Lao catalogue of a package by its language tag', () => {
    expect(catalogueFile('packages/mall-components', 'lao')).toMatch(/lo\.json$/);
    expect(catalogueFile('apps/storefront', 'lao')).toMatch(/lao\.json$/);
  });
});
