import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const section = mallStyle({
  display: 'grid',
  gap: vars.space.sm,
  marginBlock: vars.space.xl,
});
export const all = mallStyle({ justifySelf: 'start' });
