import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const hero = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [media.xl]: { gap: vars.space.lg } },
});
/** With an aside, whose column is reserved before it is parsed. */
export const withAside = mallStyle({
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
});
/** Stretches to the height of the aside. */
export const stage = mallStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** As tall as the categories over it need. */
export const name = mallStyle({
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: vars.space.xl,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  fontSize: vars.font.size.xxl,
  '@media': { [media.lg]: { minHeight: '23.75rem', paddingInlineStart: '17.5rem' } },
});
export const panel = mallStyle({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'block',
      position: 'absolute',
      insetBlock: vars.space.md,
      insetInlineStart: vars.space.md,
      zIndex: vars.zIndex.raised,
    },
  },
});
/** Cards below each other; on a tablet in a row below the banner. */
export const aside = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minWidth: 0,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.md },
    [media.xl]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto minmax(0, 1fr)',
      gap: vars.space.sm,
    },
  },
});
