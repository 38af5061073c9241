import { style } from '@vanilla-extract/css';

/** The content fills the window, so that a short page's footer stands at its bottom. */
export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
export const main = style({ flex: 1, minWidth: 0, ':focus': { outline: 'none' } });
