import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';

/** All numbers of columns that a Grid can have. */
export const gridColumns = [1, 2, 3, 4, 5, 6] as const;

export const grid = componentStyle({ display: 'grid', minWidth: 0 });

// minmax(0, 1fr): a long word or a wide picture must not widen its column
const tracks = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

const perCount = (condition?: string) =>
  componentVariants({
    1: condition ? { '@media': { [condition]: tracks(1) } } : tracks(1),
    2: condition ? { '@media': { [condition]: tracks(2) } } : tracks(2),
    3: condition ? { '@media': { [condition]: tracks(3) } } : tracks(3),
    4: condition ? { '@media': { [condition]: tracks(4) } } : tracks(4),
    5: condition ? { '@media': { [condition]: tracks(5) } } : tracks(5),
    6: condition ? { '@media': { [condition]: tracks(6) } } : tracks(6),
  });

// In order of width, so that the wider condition wins
export const columns = {
  base: perCount(),
  sm: perCount(media.sm),
  md: perCount(media.md),
  lg: perCount(media.lg),
  xl: perCount(media.xl),
};
