import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const view = mallStyle({ display: 'grid', gap: vars.space.lg, minWidth: 0 });
export const card = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.lg} ${vars.space.xl}`,
});
/** The goods beside the form where both fit. */
export const beside = mallStyle({
  '@media': { [media.xl]: { gridTemplateColumns: '22rem minmax(0, 40rem)' } },
});
export const lineSkeleton = mallStyle({ height: '4.5rem' });
export const textSkeleton = mallStyle({ height: '8rem' });
