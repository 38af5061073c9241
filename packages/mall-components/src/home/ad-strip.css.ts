import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';
import { pictureGround } from '../styles/picture-ground';

export const strip = mallStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.picture,
});
export const picture = mallStyle({
  height: '6rem',
  // Text is over it, so it is light in dark mode too while it loads
  background: vars.color.picture,
  '@media': { [media.md]: { height: '7.5rem' } },
});
export const words = mallStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInline: `${vars.space.lg} 48%`,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  color: vars.color.pictureText,
  // up to the end of the text
  background: `linear-gradient(to right, ${pictureGround} 38%, transparent 62%)`,
  selectors: {
    '[dir="rtl"] &': {
      background: `linear-gradient(to left, ${pictureGround} 38%, transparent 62%)`,
    },
  },
  '@media': { [media.md]: { paddingInlineStart: vars.space.xxl, fontSize: vars.font.size.xl } },
});
