import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const view = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});
export const panel = mallStyle({ display: 'grid', gap: vars.space.lg });
export const list = mallStyle({ display: 'grid', gap: vars.space.md });
export const textSkeleton = mallStyle({ display: 'grid', alignContent: 'start' });
export const buttonSkeleton = mallStyle({ height: vars.size.controlSm });
