import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

const { color, space, radius, border } = vars;

export const header = mallStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.surface,
  border: `${border.hairline} solid ${color.border}`,
  '@media': {
    [media.md]: { minHeight: '12.5rem', alignItems: 'center' },
    [media.xl]: { background: color.picture },
    [media.xxl]: { minHeight: '15rem' },
  },
});
export const sign = mallStyle({
  height: '6rem',
  '@media': {
    [media.md]: { position: 'absolute', inset: 0, height: 'auto' },
    // The goods are on the end of the banner: as wide as the header, their tops would be cut
    [media.xl]: { inset: '0 0 0 auto', width: '50%' },
  },
  // Fades into the ground; the goods of the image are always on its right
  selectors: {
    ':root:not([dir="rtl"]) &': {
      '@media': { [media.xl]: { maskImage: 'linear-gradient(to right, transparent, #000 40%)' } },
    },
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
      maxWidth: '34rem',
      margin: space.md,
      padding: `${space.md} ${space.lg} ${space.md} ${space.md}`,
      borderRadius: radius.card,
    },
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
