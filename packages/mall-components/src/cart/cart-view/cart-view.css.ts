import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

export const view = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});
export const columns = mallStyle({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 8.75rem 9.375rem 8.75rem 2.5rem',
      columnGap: vars.space.md,
      paddingInline: vars.space.md,
      color: vars.color.textSubtle,
      fontSize: vars.font.size.xs,
      textAlign: 'center',
    },
  },
});
export const first = mallStyle({ textAlign: 'start' });
export const last = mallStyle({ textAlign: 'end' });
