import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { ringInside } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, motion, radius, size, space } = vars;

export const sheet = componentStyle({
  // Space for the handle above the title
  paddingBlockStart: space.sm,
  '@media': {
    [media.motion]: {
      transition: `height ${motion.normal} ${motion.easing}`,
      selectors: { '&[data-dragging]': { transition: 'none' } },
    },
  },
});

/** As wide as the sheet, for touch; the visible bar is drawn inside. */
export const handle = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: size.controlLg,
  height: size.target,
  cursor: 'ns-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: size.controlMd,
      height: space.xxs,
      borderRadius: radius.pill,
      background: color.borderStrong,
    },
    '&:hover::after': { background: color.textMuted },
    '&:focus-visible': ringInside,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::after': { background: 'CanvasText' } } },
  },
});
