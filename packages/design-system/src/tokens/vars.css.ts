import { createGlobalThemeContract } from '@vanilla-extract/css';
import type { TokenContract } from './token-contract';
import { tokenVariable } from './token-variable';
import { vermilion } from './vermilion/tokens';

/** The same keys as a plain type: an interface has no index signature, which the contract requires. */
type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** The same keys with references to custom properties as leaves. */
type References<T> = {
  [K in keyof T]: T[K] extends string ? `var(--${string})` : References<T[K]>;
};

const shape: Shape<TokenContract> = vermilion.tokens;

/** Every token as `var(--vm-…)`. The names are public; the values come from the brand. */
export const vars: References<TokenContract> = createGlobalThemeContract(shape, (_value, path) =>
  tokenVariable(path),
);
