import { style } from '@vanilla-extract/css';

export const slip = style({ '@media': { print: { breakAfter: 'page' } } });
