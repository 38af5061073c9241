import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

const { color, space, font, radius, motion } = vars;

export const strip = mallStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(160px, 1fr)',
  gap: space.md,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  // Room for the cards' outlines and shadows, which the scrolling box would cut
  padding: space.xs,
  margin: `calc(-1 * ${space.xs})`,
  '@media': {
    [media.lg]: { gridAutoColumns: `calc((100% - 4 * ${space.lg}) / 5)`, gap: space.lg },
  },
});
export const stripItem = mallStyle({ scrollSnapAlign: 'start', minWidth: 0 });

export const tiles = mallStyle({
  display: 'grid',
  gap: space.md,
  '@media': {
    [media.md]: { gridTemplateColumns: '3fr 2fr', gridTemplateRows: '1fr 1fr', gap: space.lg },
  },
});
export const tile = mallStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  overflow: 'hidden',
  minHeight: 180,
  borderRadius: radius.card,
  border: `${vars.border.hairline} solid ${color.border}`,
  background: color.surface,
  selectors: {
    '&:first-child': { minHeight: 320 },
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': { [media.md]: { selectors: { '&:first-child': { gridRow: 'span 2' } } } },
});
export const tilePicture = mallStyle({
  position: 'absolute',
  inset: 0,
  transition: `transform ${motion.slow} ${motion.easing}`,
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.02)' } } } },
});
export const caption = mallStyle({
  position: 'relative',
  display: 'grid',
  gap: space.xxs,
  margin: space.sm,
  padding: `${space.xs} ${space.md}`,
  maxWidth: 'min(340px, 90%)',
  borderRadius: radius.control,
  background: `color-mix(in srgb, ${color.surface} 94%, transparent)`,
});
export const captionLink = mallStyle({
  outline: 'none',
  fontWeight: font.weight.medium,
  '::after': { content: '""', position: 'absolute', inset: '-1000px' },
});

export const gallery = mallStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(220px, 1fr)',
  gap: space.md,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  padding: 4,
  margin: -4,
  '@media': { [media.lg]: { gap: space.lg } },
});
export const large = mallStyle({
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  minWidth: 0,
});
export const largePicture = mallStyle({ borderRadius: radius.card });
