import { componentStyle } from '../styles/component-style';

/** Digits stand below each other in a column of such fields. */
export const input = componentStyle({ fontVariantNumeric: 'tabular-nums' });
