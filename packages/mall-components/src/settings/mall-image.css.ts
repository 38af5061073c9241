import { pictureVeil, vars } from '@vermilion/design-system/tokens';
import { mallStyle, mallVariants } from '../styles/mall-style';
import { cutOutGround } from '../styles/picture-ground';

export const frame = mallStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: cutOutGround,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: pictureVeil,
    pointerEvents: 'none',
  },
});
// Classes instead of inline styles: a strict content security policy blocks style attributes
export const ratios = mallVariants({
  square: { aspectRatio: '1' },
  banner: { aspectRatio: '5 / 2' },
  wide: { aspectRatio: '16 / 9' },
  photo: { aspectRatio: '4 / 3' },
  tall: { aspectRatio: '3 / 4' },
  strip: { aspectRatio: '10 / 1' },
  fill: { height: '100%' },
});
export const image = mallStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // The frame's is visible while it loads
  background: 'none',
});
export const alignedEnd = mallStyle({ objectPosition: 'right center' });
export const broken = mallStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textSubtle,
  fontSize: vars.font.size.xl,
});
