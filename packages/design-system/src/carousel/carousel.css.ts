import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, motion, radius, space, size } = vars;

export const carousel = componentStyle({
  position: 'relative',
  display: 'flex',
  // Controls come first in DOM order, and are shown below
  flexDirection: 'column-reverse',
  minWidth: 0,
});

export const track = componentStyle({
  display: 'flex',
  // Stretches to the height of the carousel
  flex: '1 1 auto',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.card,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` } },
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

export const slide = componentStyle({
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const controls = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
});

export const places = componentVariants({
  below: { flexWrap: 'wrap', paddingBlockStart: space.xs },
  // At the bottom start of the slides, which stay swipeable between the buttons
  over: {
    position: 'absolute',
    zIndex: vars.zIndex.raised,
    inset: 0,
    alignItems: 'flex-end',
    justifyContent: 'flex-start',
    padding: space.sm,
    pointerEvents: 'none',
  },
});

const over = `${places.over} > &`;

/** The pause button: an image may be of any colour. */
export const rotation = componentStyle({
  selectors: { [over]: { pointerEvents: 'auto', background: color.surface } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const shown = { opacity: 1, pointerEvents: 'auto' } as const;

/** Over the slides the arrows are at the bottom end, shown on hover and focus. */
export const arrow = componentStyle({
  selectors: {
    [over]: {
      position: 'absolute',
      insetBlockEnd: space.sm,
      background: color.surface,
      boxShadow: vars.shadow.float,
      opacity: 0,
      transition: `opacity ${motion.normal} ${motion.easing}`,
    },
    [`${carousel}:focus-within ${over}`]: shown,
  },
  '@media': {
    [media.hover]: { selectors: { [`${carousel}:hover ${over}`]: shown } },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
export const previous = componentStyle({
  selectors: { [over]: { insetInlineEnd: `calc(${space.sm} + ${size.controlSm} + ${space.xs})` } },
});
export const next = componentStyle({ selectors: { [over]: { insetInlineEnd: space.sm } } });

export const picker = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  pointerEvents: 'auto',
});

/** A short bar in a finger-sized target; its outline sets it off from any image. */
export const bar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  '::before': {
    content: '""',
    width: 16,
    height: 4,
    borderRadius: radius.pill,
    background: color.borderStrong,
    boxShadow: `0 0 0 1px ${color.surface}`,
  },
  selectors: { '&[aria-current="true"]::before': { width: 22, background: color.brandAccent } },
  '@media': {
    [media.motion]: {
      '::before': {
        transition: `width ${motion.normal} ${motion.easing}, background-color ${motion.normal}`,
      },
    },
    [media.forcedColors]: {
      '::before': { background: 'ButtonText' },
      selectors: { '&[aria-current="true"]::before': { background: 'Highlight' } },
    },
  },
});
