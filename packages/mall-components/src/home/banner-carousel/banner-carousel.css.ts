import { media, vars } from '@vermilion/design-system/tokens';
import { focusRingInside } from '../../internal/focus-ring';
import { mallStyle } from '../../internal/mall-style';

export const carousel = mallStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});
export const track = mallStyle({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});
export const slide = mallStyle({
  position: 'relative',
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});
export const picture = mallStyle({
  aspectRatio: '1',
  '@media': { [media.md]: { aspectRatio: '8 / 3', maxHeight: 480, width: '100%' } },
});
export const words = mallStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  padding: vars.space.lg,
  color: vars.color.pictureText,
  '@media': {
    [media.md]: { justifyContent: 'center' },
    [media.lg]: { paddingInlineStart: vars.space.xxxl },
  },
  selectors: { '&:focus-visible': focusRingInside },
});
/** Room for what lies over the banner's start. */
export const besidePanel = mallStyle({
  '@media': { [media.lg]: { paddingInlineStart: 300 } },
});
export const title = mallStyle({
  maxWidth: '16ch',
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  letterSpacing: vars.font.tracking.heading,
  textWrap: 'balance',
  '@media': { [media.md]: { fontSize: vars.font.size.xxl } },
});
export const text = mallStyle({
  maxWidth: '34ch',
  fontSize: vars.font.size.md,
  textWrap: 'balance',
  '@media': { [media.md]: { fontSize: vars.font.size.lg, lineHeight: vars.font.leading.normal } },
});
/** On small windows the whole slide is the link; a button would stand in the controls' way. */
export const call = mallStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'inline-block' } },
  marginBlockStart: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.pill,
  background: vars.color.brandAccent,
  color: vars.color.brandAccentOn,
  fontWeight: vars.font.weight.medium,
});
export const controls = mallStyle({
  position: 'absolute',
  insetBlockEnd: vars.space.md,
  insetInlineEnd: vars.space.md,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  borderRadius: vars.radius.pill,
  background: `color-mix(in srgb, ${vars.color.surface} 92%, transparent)`,
});
export const control = mallStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
});
export const dots = mallStyle({ display: 'flex' });
export const dot = mallStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.pill,
  '::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: vars.radius.pill,
    background: vars.color.borderStrong,
    transition: `width ${vars.motion.normal} ${vars.motion.easing}, background-color ${vars.motion.normal}`,
  },
  selectors: {
    '&[aria-current="true"]::before': { width: 18, background: vars.color.brandAccent },
  },
});
