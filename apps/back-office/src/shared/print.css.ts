import { globalStyle, style } from '@vanilla-extract/css';

/** What is no part of a printed page. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
/** What is only on a printed page. */
export const printOnly = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});

globalStyle('body', { '@media': { print: { background: 'none' } } });
