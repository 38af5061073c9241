import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

export const list = mallStyle({ display: 'grid', alignContent: 'start', gap: vars.space.sm });
export const fact = mallStyle({
  display: 'grid',
  columnGap: vars.space.md,
  '@media': { [media.sm]: { gridTemplateColumns: '128px minmax(0, 1fr)' } },
});
export const label = mallStyle({ color: vars.color.textMuted });
export const value = mallStyle({ overflowWrap: 'anywhere' });
