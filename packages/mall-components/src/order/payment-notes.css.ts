import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const notes = mallStyle({ display: 'grid', gap: vars.space.sm });
export const note = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.xl}`,
});
export const time = mallStyle({ color: vars.color.textMuted });
