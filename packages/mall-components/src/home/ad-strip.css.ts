import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';
import { pictureGround, pictureInk } from '../styles/picture-ground';

export const strip = mallStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: pictureGround,
});
export const picture = mallStyle({
  height: '6rem',
  // Text is over it, also while it loads
  background: pictureGround,
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
  color: pictureInk,
  // up to the end of the text
  background: `linear-gradient(to right, ${pictureGround} 38%, transparent 62%)`,
  selectors: {
    '[dir="rtl"] &': {
      background: `linear-gradient(to left, ${pictureGround} 38%, transparent 62%)`,
    },
  },
  '@media': { [media.md]: { paddingInlineStart: vars.space.xxl, fontSize: vars.font.size.xl } },
});
