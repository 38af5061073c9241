import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { focusRingInside, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

export const carousel = mallStyle({});
/** Six banners' dots in one line on the narrowest window. */
globalStyle(`${carousel} [data-part="controls"]`, {
  '@layer': {
    [layers.mall]: {
      '@media': {
        [`not all and ${media.sm}`]: {
          gap: 0,
          insetBlockEnd: vars.space.xs,
          insetInlineEnd: vars.space.xs,
          maxWidth: `calc(100% - 2 * ${vars.space.xs})`,
        },
      },
    },
  },
});
export const slide = mallStyle({ position: 'relative', background: vars.color.surfaceSunken });
export const picture = mallStyle({
  aspectRatio: '1',
  '@media': {
    [media.md]: { aspectRatio: '8 / 3', maxHeight: 480, width: '100%' },
    // As high as the categories that may lie over it
    [media.lg]: { aspectRatio: 'auto', height: '30rem', maxHeight: 'none' },
  },
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
