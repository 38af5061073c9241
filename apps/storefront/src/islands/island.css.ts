import { style } from '@vanilla-extract/css';

/** No box of its own: what is in it stands as if the island were not there. */
export const box = style({ display: 'contents' });
