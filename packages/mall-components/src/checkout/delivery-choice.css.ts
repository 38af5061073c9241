import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const delivery = mallStyle({
  margin: 0,
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: 0,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
