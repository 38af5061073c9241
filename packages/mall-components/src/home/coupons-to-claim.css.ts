import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

/** As many per row as fit; on a phone a row to swipe. */
export const row = mallStyle({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [`not all and ${media.md}`]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(min(17rem, 100%), 1fr)',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'thin',
      // room for focus outlines, which the scroll container would clip
      padding: vars.space.xs,
      scrollPaddingInline: vars.space.xs,
      margin: `calc(-1 * ${vars.space.xs})`,
    },
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.lg },
  },
});
export const item = mallStyle({ scrollSnapAlign: 'start', minWidth: 0 });
