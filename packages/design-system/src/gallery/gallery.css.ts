import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { pictureVeil } from '../tokens/picture-veil';
import { vars } from '../tokens/vars.css';

const { color, motion, radius, space } = vars;
const thumbSide = `calc(${vars.size.controlLg} * 1.5)`;

const veiled = {
  content: '',
  position: 'absolute',
  inset: 0,
  background: pictureVeil,
  pointerEvents: 'none',
} as const;

export const gallery = componentStyle({ display: 'grid', gap: space.sm, minWidth: 0 });

export const places = componentVariants({
  below: {},
  beside: {
    '@media': { [media.sm]: { gridTemplateColumns: `${thumbSide} minmax(0, 1fr)` } },
  },
});

export const frame = componentStyle({
  position: 'relative',
  display: 'grid',
  aspectRatio: '1',
  minWidth: 0,
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surfaceSunken,
  '::after': veiled,
});

/** Fallback of a missing image. */
export const missing = componentStyle({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space.xs,
  padding: space.md,
  fontSize: vars.font.size.sm,
  textAlign: 'center',
  color: color.textMuted,
});

/** Over the image, so that the image keeps its own accessible name. */
export const enlarge = componentStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.border.focus})` } },
});

export const mark = componentStyle({
  position: 'absolute',
  insetBlockEnd: space.sm,
  insetInlineEnd: space.sm,
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.controlSm,
  height: vars.size.controlSm,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: radius.round,
  background: color.surfaceRaised,
  color: color.text,
});

export const lens = componentStyle({
  position: 'absolute',
  left: 0,
  top: 0,
  width: '50%',
  aspectRatio: '1',
  overflow: 'hidden',
  border: `${vars.border.strong} solid ${color.surfaceRaised}`,
  borderRadius: radius.round,
  background: color.surfaceSunken,
  boxShadow: vars.shadow.float,
  pointerEvents: 'none',
});

export const lensPicture = componentStyle({
  position: 'absolute',
  left: 0,
  top: 0,
  maxWidth: 'none',
  objectFit: 'cover',
});

export const thumbs = componentStyle({
  display: 'flex',
  gap: space.xs,
  // Space for the focus outline of a thumbnail, which would be clipped
  padding: space.xxs,
  margin: `calc(-1 * ${space.xxs})`,
  overflow: 'auto',
  scrollbarWidth: 'thin',
});

export const thumbPlaces = componentVariants({
  below: {},
  beside: {
    '@media': {
      [media.sm]: { flexDirection: 'column', order: -1, contain: 'size', inlineSize: 'auto' },
    },
  },
});

export const thumb = componentStyle({
  position: 'relative',
  flex: 'none',
  width: thumbSide,
  height: thumbSide,
  overflow: 'hidden',
  border: `${vars.border.strong} solid transparent`,
  borderRadius: radius.picture,
  '::after': veiled,
  selectors: {
    '&[aria-current="true"]': { borderColor: color.brandAccent },
    '&:hover:not([aria-current="true"])': { borderColor: color.borderHover },
  },
  '@media': {
    [media.motion]: { transition: `border-color ${motion.fast} ${motion.easing}` },
    [media.forcedColors]: {
      selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } },
    },
  },
});
