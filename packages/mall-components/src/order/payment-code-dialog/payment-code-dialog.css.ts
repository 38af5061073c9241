import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const content = mallStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  textAlign: 'center',
});
export const waiting = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
});
