import { brands } from '../brands/all';
import type { Brand, ColorMode, TokenContract } from '../tokens/token-contract';
import { tokensOf } from '../tokens/token-contract';

export interface BrandTheme {
  brand: Brand;
  mode: ColorMode;
  tokens: TokenContract;
}

/** The brand and mode chosen in the toolbar. `system` resolves to the mode of the device. */
export function themeOf(globals: Record<string, unknown>): BrandTheme {
  const brand = brands.find(({ name }) => name === globals.brand) ?? brands[0];
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode =
    globals.colorMode === 'system' ? system : globals.colorMode === 'dark' ? 'dark' : 'light';
  return { brand, mode, tokens: tokensOf(brand, mode) };
}
