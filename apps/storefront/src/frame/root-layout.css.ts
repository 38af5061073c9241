import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

/** The content fills the window, so that a short page's footer stands at its bottom. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@media': { print: { display: 'block', minHeight: 0 } },
});
export const main = style({ flex: 1, minWidth: 0, ':focus': { outline: 'none' } });
export const noScripts = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  background: vars.color.infoSoft,
  color: vars.color.text,
  textAlign: 'center',
});

/** Pressed before the page was alive: it was noticed, and will be carried out. */
globalStyle('[data-early]', { opacity: 0.6, cursor: 'progress' });
