import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const top = mallStyle({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [media.lg]: { gridTemplateColumns: '14.875rem minmax(0, 1fr)', gap: vars.space.lg },
    [media.xxl]: { gridTemplateColumns: '20rem minmax(0, 1fr)' },
  },
});
export const tall = mallStyle({
  display: 'none',
  '@media': {
    [media.lg]: { display: 'block', position: 'relative', minHeight: '100%' },
  },
});
export const tallPicture = mallStyle({ borderRadius: vars.radius.card });
/** Shown after the last goods. */
export const end = mallStyle({
  paddingBlockStart: vars.space.md,
  color: vars.color.textMuted,
  textAlign: 'center',
});
