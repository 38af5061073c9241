import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, radius, space } = vars;

export const hero = mallStyle({ position: 'relative' });
export const picture = mallStyle({
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  // Text is over it, so it is light in dark mode too while it loads
  '@media': {
    [media.md]: { aspectRatio: 'auto', height: '17.5rem', background: color.picture },
  },
});
export const words = mallStyle({ display: 'grid', gap: space.sm });
export const onPicture = mallStyle({
  display: 'grid',
  gap: space.sm,
  paddingBlockStart: space.md,
  '@media': {
    [media.md]: {
      position: 'absolute',
      inset: 0,
      alignContent: 'center',
      // the subject is at the end of the image
      maxWidth: '38%',
      paddingBlockStart: 0,
      paddingInlineStart: space.lg,
      color: color.pictureText,
    },
    [media.lg]: { maxWidth: '44%', paddingInlineStart: space.xxl },
  },
});
export const deck = mallStyle({ fontSize: font.size.md, lineHeight: font.leading.normal });
export const until = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  fontWeight: font.weight.medium,
});
