import { style } from '@vanilla-extract/css';

/** Generates no box, so that the wrapper does not affect the layout. */
export const box = style({ display: 'contents' });
