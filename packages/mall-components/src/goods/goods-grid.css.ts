import { media, vars } from '@vermilion/design-system/tokens';
import { narrowest } from '../internal/narrowest';
import { mallStyle, mallVariants } from '../styles/mall-style';

const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = mallStyle({
  display: 'grid',
  gap: vars.space.sm,
  ...tracks(2),
  '@media': {
    [narrowest]: tracks(1),
    [media.md]: { ...tracks(3), gap: vars.space.md },
    [media.lg]: { ...tracks(4), gap: vars.space.lg },
  },
});
export const columns = mallVariants({
  4: {},
  // as many as fit in the column, one more in the widest windows
  5: { '@media': { [media.xl]: tracks(5), [media.xxl]: tracks(6) } },
  6: { '@media': { [media.xl]: tracks(6) } },
  /** Beside the filters of a list. */
  beside: {
    '@media': {
      [media.lg]: { ...tracks(3), gap: vars.space.md },
      [media.xl]: tracks(5),
      [media.xxl]: tracks(6),
    },
  },
  7: { '@media': { [media.xl]: tracks(6), [media.xxl]: tracks(7) } },
});
export const more = mallStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xl,
});
