import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, motion, radius, space, size } = vars;

export const carousel = componentStyle({
  position: 'relative',
  display: 'flex',
  // The controls come first by key and for assistive technology, and stand below
  flexDirection: 'column-reverse',
  minWidth: 0,
});

export const track = componentStyle({
  display: 'flex',
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
  over: {
    position: 'absolute',
    zIndex: vars.zIndex.raised,
    insetBlockEnd: space.md,
    insetInlineEnd: space.md,
    maxWidth: `calc(100% - 2 * ${space.md})`,
    padding: space.xxs,
    borderRadius: radius.pill,
    background: `color-mix(in srgb, ${color.surface} 92%, transparent)`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
});

export const picker = componentStyle({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });

export const dot = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  borderRadius: radius.pill,
  '::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: radius.pill,
    background: color.borderStrong,
  },
  selectors: { '&[aria-current="true"]::before': { width: 18, background: color.brandAccent } },
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
