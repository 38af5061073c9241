import { componentStyle } from '../styles/component-style';

/** Tabular figures, so that digits align in a column of fields. */
export const input = componentStyle({ fontVariantNumeric: 'tabular-nums' });
