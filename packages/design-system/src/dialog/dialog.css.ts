import { keyframes } from '@vanilla-extract/css';
import * as button from '../button/button.css';
import { keyboardInset } from '../internal/keyboard-inset';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { ringInside } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, font, motion } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const lift = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.985)' } });

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  background: color.overlay,
  '@media': { [media.motion]: { animation: `${fade} ${motion.normal} ${motion.easing}` } },
});

/** Styles shared by all modal layers. */
export const surface = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.overlay,
  display: 'flex',
  flexDirection: 'column',
  background: color.surfaceRaised,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const dialog = componentStyle({
  inset: 0,
  insetBlockEnd: keyboardInset,
  margin: 'auto',
  width: `calc(100% - 2 * ${space.md})`,
  height: 'fit-content',
  maxHeight: `calc(100dvh - ${keyboardInset} - 2 * ${space.md})`,
  borderRadius: vars.radius.overlay,
  '@media': { [media.motion]: { animation: `${lift} ${motion.slow} ${motion.easing}` } },
});

export const sizes = componentVariants({
  sm: { maxWidth: '25rem' },
  md: { maxWidth: '35rem' },
  lg: { maxWidth: '52.5rem' },
  xl: { maxWidth: '70rem' },
});

export const header = componentStyle({
  paddingBlock: `${space.lg} ${space.xs}`,
  // Space for the close button
  paddingInline: `${space.lg} ${space.xxxl}`,
});

export const title = componentStyle({
  fontFamily: font.family.heading,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
});

export const description = componentStyle({
  marginBlockStart: space.xxs,
  fontSize: font.size.sm,
  color: color.textMuted,
});

export const body = componentStyle({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': ringInside },
});

/** Content of the body, by `padding`. */
export const contents = componentVariants({
  none: { minWidth: 0 },
  md: { minWidth: 0, padding: `${space.sm} ${space.lg} ${space.lg}` },
});

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  borderBlockStart: `${vars.border.hairline} solid ${color.border}`,
});

export const close = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: space.md,
    insetInlineEnd: space.md,
    zIndex: vars.zIndex.raised,
  },
  ...[button.button, button.variants.ghost, button.sizes.md, button.square.md, button.round],
);
