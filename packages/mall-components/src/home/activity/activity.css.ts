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
  // Snapping leaves the padding alone: the first card stands under its heading
  scrollPaddingInline: space.xs,
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
/** Words at the start, the whole square picture at the end: nothing of the goods is cut off. */
export const tile = mallStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 45%',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `${vars.border.hairline} solid ${color.border}`,
  background: color.surface,
  transition: `box-shadow ${motion.normal} ${motion.easing}`,
  selectors: {
    '&:hover': { boxShadow: vars.shadow.float },
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [media.md]: {
      selectors: {
        '&:first-child': { gridRow: 'span 2', gridTemplateColumns: 'minmax(0, 1fr) 56%' },
      },
    },
  },
});
/** The large tile is as high as the two beside it, and so is its picture. */
export const tilePicture = mallStyle({
  alignSelf: 'stretch',
  '@media': {
    [media.md]: {
      selectors: { [`${tile}:first-child > &`]: { aspectRatio: 'auto', height: '100%' } },
    },
  },
});
export const caption = mallStyle({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  padding: space.lg,
});
export const captionLink = mallStyle({
  outline: 'none',
  fontSize: font.size.md,
  fontWeight: font.weight.medium,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': {
    [media.lg]: { selectors: { [`${tile}:first-child &`]: { fontSize: font.size.lg } } },
  },
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
