import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const reservation = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
export const time = mallStyle({
  marginInlineStart: 'auto',
  color: vars.color.text,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
