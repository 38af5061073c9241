import { createGlobalTheme } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css';
import type { Brand } from '../tokens/token-contract';
import { vars } from '../tokens/vars.css';

/**
 * Writes a brand's values under a selector, in the tokens layer. Call it in a `*.css.ts` file:
 * `applyBrand('[data-brand="north"]', north)`. The default brand stands on `:where(:root)`, so any
 * other selector wins over it.
 */
export function applyBrand(selector: string, brand: Brand) {
  createGlobalTheme(selector, vars, { '@layer': layers.tokens, ...brand.tokens });
}
