import { style } from '@vanilla-extract/css';

/** About as high as a cart of two rows. */
export const toCome = style({ height: '9rem' });
