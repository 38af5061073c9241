import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const content = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});
export const explanation = mallStyle({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const quantity = mallStyle({ color: vars.color.textMuted });
export const total = mallStyle({ fontWeight: vars.font.weight.bold });
