import { style } from '@vanilla-extract/css';

/** About the height of a cart with two rows. */
export const toCome = style({ height: '9rem' });
