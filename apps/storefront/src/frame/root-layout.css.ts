import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

/** The content fills the viewport, so that the footer of a short page is at the bottom. */
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

/** Pressed before hydration: the press was recorded and will be replayed. */
globalStyle('[data-early]', { opacity: 0.6, cursor: 'progress' });

const hidden = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
/** The help window grows upwards while the end of the page is parsed, which nobody should see. */
globalStyle(`${page} [data-component="floating-widget"]`, {
  animation: `${hidden} ${vars.motion.normal}`,
});
