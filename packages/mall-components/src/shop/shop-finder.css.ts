import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const finder = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});
export const search = mallStyle({ maxWidth: '28rem' });
