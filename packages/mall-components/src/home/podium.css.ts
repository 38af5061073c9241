import { focusRingAround, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, space } = vars;
const ring = focusRingAround('a:focus-visible');

/** The first is above the second and third, in wide windows beside them and as tall as both. */
export const podium = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  '@media': {
    [media.md]: { gap: space.lg },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
export const place = mallStyle({
  minWidth: 0,
  selectors: {
    '&:first-child': { gridColumn: '1 / -1' },
  },
  '@media': {
    [media.xl]: { selectors: { '&:first-child': { gridColumn: '1', gridRow: 'span 2' } } },
  },
});
export const card = mallStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  '@supports': ring['@supports'],
  selectors: ring.selectors,
  '@media': {
    [media.md]: {
      alignContent: 'stretch',
      alignItems: 'center',
      gridTemplateColumns: '10rem minmax(0, 1fr)',
      selectors: {
        [`${place}:first-child > &`]: { gridTemplateColumns: '20rem minmax(0, 1fr)' },
      },
    },
    [media.xl]: {
      gridTemplateColumns: '12rem minmax(0, 1fr)',
      selectors: {
        [`${place}:first-child > &`]: {
          gridTemplateColumns: '25.5rem minmax(0, 1fr)',
        },
      },
    },
  },
});
export const words = mallStyle({
  display: 'grid',
  gap: space.xs,
  minWidth: 0,
  padding: space.sm,
  '@media': { [media.md]: { padding: space.md }, [media.xl]: { padding: space.lg } },
});
export const name = mallStyle({
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.normal,
  selectors: {
    [`${place}:first-child &`]: {
      fontSize: font.size.lg,
      fontWeight: font.weight.bold,
      lineHeight: font.leading.tight,
    },
  },
  '@media': {
    [media.xl]: { selectors: { [`${place}:first-child &`]: { fontSize: font.size.xl } } },
  },
});
export const link = mallStyle({
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const button = mallStyle({ justifySelf: 'start', marginBlockStart: space.xs });
export const sold = mallStyle({ color: color.textSubtle, fontSize: font.size.sm });
/** Hangs from the top edge of the image. */
export const ribbon = mallStyle({
  position: 'absolute',
  display: 'flex',
  insetBlockStart: 0,
  insetInlineStart: space.md,
  zIndex: vars.zIndex.raised,
});
