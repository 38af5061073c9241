import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const form = mallStyle({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
export const fullWidth = mallStyle({ gridColumn: '1 / -1' });
export const half = mallStyle({
  gridColumn: '1 / -1',
  '@media': { [media.sm]: { gridColumn: 'span 3' } },
});
export const dialCode = mallStyle({
  gridColumn: 'span 1',
  '@media': { [media.sm]: { gridColumn: 'span 1' } },
});
export const phone = mallStyle({
  gridColumn: 'span 1',
  '@media': { [media.sm]: { gridColumn: 'span 2' } },
});
export const actions = mallStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
});
