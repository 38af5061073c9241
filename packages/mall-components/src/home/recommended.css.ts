import { focusRingInside, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';
import { pictureGround, pictureInk } from '../styles/picture-ground';

export const top = mallStyle({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '14.875rem minmax(0, 1fr)',
      gap: vars.space.lg,
      // as far from the next row as rows are from each other, not as the heading from them
      marginBlockEnd: `calc(${vars.space.lg} - ${vars.space.md})`,
    },
    [media.xxl]: { gridTemplateColumns: '20rem minmax(0, 1fr)' },
  },
});
export const tall = mallStyle({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'block',
      position: 'relative',
      overflow: 'hidden',
      minHeight: '100%',
      borderRadius: vars.radius.card,
      background: pictureGround,
      color: pictureInk,
    },
  },
  selectors: { '&:focus-visible': focusRingInside },
});
export const tallPicture = mallStyle({ position: 'absolute', inset: 0 });
/** On a ground of their own, at the top of the image, which is empty there. */
export const tallWords = mallStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xxl}`,
  background: `linear-gradient(${pictureGround} 55%, transparent)`,
});
export const tallTitle = mallStyle({
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  textWrap: 'balance',
});
export const call = mallStyle({
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.pill,
  background: vars.color.brandAccent,
  color: vars.color.brandAccentOn,
  fontWeight: vars.font.weight.medium,
});
/** Shown after the last goods. */
export const end = mallStyle({
  paddingBlockStart: vars.space.md,
  color: vars.color.textMuted,
  textAlign: 'center',
});
