import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

/** As many beside each other as there is room for; on a phone they are swiped through. */
export const row = mallStyle({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [`not all and ${media.md}`]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(17rem, 1fr)',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'thin',
      // room for the outlines of what has the focus, which the scrolling box would cut
      padding: vars.space.xs,
      scrollPaddingInline: vars.space.xs,
      margin: `calc(-1 * ${vars.space.xs})`,
    },
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.lg },
  },
});
export const item = mallStyle({ scrollSnapAlign: 'start', minWidth: 0 });
