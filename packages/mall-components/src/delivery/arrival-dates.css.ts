import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const arrival = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  color: vars.color.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-state="late"]': { color: vars.color.cautionText } },
});
