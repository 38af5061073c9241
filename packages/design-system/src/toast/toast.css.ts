import { keyframes } from '@vanilla-extract/css';
import { lockedScrollbar } from '../internal/scroll-lock';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, font, motion } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = componentStyle({
  position: 'fixed',
  left: 0,
  right: lockedScrollbar,
  zIndex: vars.zIndex.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingInline: space.md,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

/** Set on the root by elements fixed to the same edge: toasts are beside them. */
const inset = `var(--toast-inset, ${space.lg})`;

const above = { insetBlockStart: inset };
const below = { insetBlockStart: 'auto', insetBlockEnd: inset };
const away = '&[data-away]';

export const sides = componentVariants({
  top: { ...above, selectors: { [away]: below } },
  // in narrow windows the bottom is used by bars and focused fields
  bottom: {
    insetBlockStart: space.lg,
    selectors: { [away]: below },
    '@media': {
      [media.md]: {
        ...below,
        selectors: { [away]: { ...above, insetBlockEnd: 'auto' } },
      },
    },
  },
});

export const aligns = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});

export const list = componentStyle({ display: 'contents' });

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: 'fit-content',
  maxWidth: 'min(100%, 480px)',
  minHeight: vars.size.controlLg,
  paddingBlock: space.xs,
  paddingInline: `${space.md} ${space.xs}`,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
  color: color.text,
  fontSize: font.size.sm,
  pointerEvents: 'auto',
  '@media': { [media.motion]: { animation: `${rise} ${motion.slow} ${motion.easing}` } },
});

export const tones = componentVariants({
  info: { color: color.infoText },
  positive: { color: color.positiveText },
  caution: { color: color.cautionText },
  critical: { color: color.criticalText },
});

export const icon = componentStyle({ flex: 'none' });
export const message = componentStyle({ flex: 1, minWidth: 0 });

export const dismiss = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: vars.size.controlSm,
  height: vars.size.controlSm,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: color.surfaceSunken, color: color.text } },
    },
  },
});
