import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const { color, font, radius, space } = vars;
/** Dark on a dark page, where the image fades into it. */
const ground = `light-dark(${color.picture}, ${color.surfaceRaised})`;
const ink = `light-dark(${color.pictureText}, ${color.text})`;

/** Fades into the ground; the goods of the image are always on its right, so in RTL less of it may fade. */
const fadeTo = (side: 'left' | 'right', end: string) =>
  `linear-gradient(to ${side}, transparent, #000 ${end})`;

/** The page's title, and its image on the end of it. */
export const sign = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': { [media.md]: { background: ground } },
});
/** In a small window a slice of it would be left: the façades below are the picture. */
export const picture = style({
  height: 0,
  '@media': {
    // The goods are on the end of the image: as wide as the sign, their tops would be cut
    [media.md]: {
      width: '50%',
      height: '7rem',
      marginInlineStart: 'auto',
      maskImage: fadeTo('right', '40%'),
    },
  },
  selectors: {
    '[dir="rtl"] &': { '@media': { [media.md]: { maskImage: fadeTo('left', '20%') } } },
  },
});
export const plate = style({
  '@media': {
    // beside the image
    [media.md]: {
      position: 'absolute',
      insetInlineStart: space.lg,
      insetBlockStart: '50%',
      transform: 'translateY(-50%)',
      maxWidth: '50%',
      color: ink,
    },
    [`not all and ${media.md}`]: { padding: `${space.sm} 0` },
  },
});
globalStyle(`${plate} > h1`, {
  '@media': { [`not all and ${media.md}`]: { fontSize: font.size.lg } },
});
