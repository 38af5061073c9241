import { focusRingAround, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space, font, radius, motion } = vars;
const ring = focusRingAround('a:focus-visible');

const columns = (count: number) => `calc((100% - ${count - 1} * ${space.lg}) / ${count})`;

export const strip = mallStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  // independent of the number of goods, which grows while the page is parsed
  gridAutoColumns: 'min(10rem, 100%)',
  gap: space.md,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Snapping respects the padding: the first card is aligned with the heading
  scrollPaddingInline: space.xs,
  scrollbarWidth: 'thin',
  // Room for the cards' outlines and shadows, which the scroll container would clip
  padding: space.xs,
  margin: `calc(-1 * ${space.xs})`,
  '@media': {
    [media.md]: { gridAutoColumns: columns(4), gap: space.lg },
    [media.lg]: { gridAutoColumns: columns(5) },
    [media.xl]: { gridAutoColumns: columns(6) },
    [media.xxl]: { gridAutoColumns: columns(7) },
  },
});
export const stripItem = mallStyle({ scrollSnapAlign: 'start', minWidth: 0 });

export const tiles = mallStyle({
  display: 'grid',
  gap: space.md,
  '@media': {
    // Twice as wide: the large tile has nearly the same aspect ratio as the two small ones
    [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: space.lg },
  },
});
/** Text over the empty start of a wide image, whose goods are right of its centre. */
export const tile = mallStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `${vars.border.hairline} solid ${color.border}`,
  background: color.picture,
  color: color.pictureText,
  transition: `box-shadow ${motion.normal} ${motion.easing}`,
  '@supports': ring['@supports'],
  selectors: {
    ...ring.selectors,
    '&:hover': { boxShadow: vars.shadow.float },
  },
  '@media': {
    [media.md]: { selectors: { '&:first-child': { gridRow: 'span 2', aspectRatio: 'auto' } } },
  },
});
/** Light in dark mode too while it loads, since text is over it. */
export const tilePicture = mallStyle({
  position: 'absolute',
  inset: 0,
  background: color.picture,
});
export const caption = mallStyle({
  position: 'relative',
  zIndex: vars.zIndex.raised,
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  maxWidth: '46%',
  padding: space.md,
  '@media': {
    [media.lg]: {
      padding: space.lg,
      selectors: {
        [`${tile}:first-child > &`]: { maxWidth: '42%', paddingInlineStart: space.xl },
      },
    },
  },
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
  gridAutoColumns: 'minmax(min(13.75rem, 100%), 1fr)',
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
