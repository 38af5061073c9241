import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const line = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  // The choice is higher than the button that it replaces
  minHeight: vars.size.controlSm,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
