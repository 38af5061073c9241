import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

export const list = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});
export const item = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.textMuted,
});
export const mark = mallStyle({ color: vars.color.positiveText });
