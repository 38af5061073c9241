import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';
import { pictureGround } from '../styles/picture-ground';

const { color, space, radius, border } = vars;

/** Fades into the ground; the goods of the image are always on its right, so in RTL less of it may fade. */
const fadeTo = (side: 'left' | 'right', end: string) =>
  `linear-gradient(to ${side}, transparent, #000 ${end})`;

export const header = mallStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface,
  border: `${border.hairline} solid ${color.border}`,
  '@media': {
    [media.md]: { minHeight: '12.5rem', alignItems: 'center', background: pictureGround },
    [media.xxl]: { minHeight: '15rem' },
  },
  selectors: {
    '&[data-size="compact"]': { '@media': { [media.md]: { minHeight: 0 } } },
  },
});
export const sign = mallStyle({
  height: '6rem',
  '@media': {
    // The goods are on the end of the banner: as wide as the header, their tops would be cut
    [media.md]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '50%',
      height: 'auto',
      maskImage: fadeTo('right', '40%'),
    },
  },
  selectors: {
    '[dir="rtl"] &': { '@media': { [media.md]: { maskImage: fadeTo('left', '20%') } } },
    '[data-size="compact"] > &': { '@media': { [`not all and ${media.md}`]: { display: 'none' } } },
  },
});
/** Overlaps the banner in a wide window, and is below it in a narrow one. */
export const plate = mallStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  background: color.surface,
  '@media': {
    [media.md]: {
      width: 'fit-content',
      minWidth: '24rem',
      maxWidth: 'min(34rem, 55%)',
      margin: space.md,
      padding: `${space.md} ${space.lg} ${space.md} ${space.md}`,
      borderRadius: radius.card,
    },
  },
  selectors: {
    '[data-size="compact"] > &': { '@media': { [media.md]: { margin: space.sm } } },
  },
});
export const logo = mallStyle({ width: '4.5rem', borderRadius: radius.picture });
export const text = mallStyle({ display: 'grid', gap: space.xs, minWidth: 0 });
export const actions = mallStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});
