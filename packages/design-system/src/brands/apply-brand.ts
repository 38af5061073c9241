import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../tokens/layers.css';
import type { Brand } from '../tokens/token-contract';
import type { BrandRuleOptions } from './brand-rules';
import { brandRules } from './brand-rules';

/** Writes a brand's stylesheet into the tokens layer. For the `theme.css.ts` of a brand in this package. */
export function applyBrand(brand: Brand, options?: BrandRuleOptions) {
  for (const { selector, media, colorScheme, properties } of brandRules(brand, options)) {
    const rule = { ...(colorScheme && { colorScheme }), vars: properties };
    const content = media ? { '@media': { [media]: rule } } : rule;
    globalStyle(selector, { '@layer': { [layers.tokens]: content } });
  }
}
