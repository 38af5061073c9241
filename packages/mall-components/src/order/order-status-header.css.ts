import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const header = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.md} ${vars.space.lg}`,
});
export const text = mallStyle({ display: 'grid', gap: vars.space.xxs, minWidth: 0 });
export const badges = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const detail = mallStyle({ color: vars.color.textMuted });
