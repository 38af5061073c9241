import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const shop = mallStyle({
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});
export const head = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});
export const lines = mallStyle({ paddingInline: vars.space.md });
export const totals = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
export const sum = mallStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs });
export const hint = mallStyle({
  marginInlineStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
export const note = mallStyle({ padding: `0 ${vars.space.md} ${vars.space.sm}` });
export const arrival = mallStyle({
  paddingBlockStart: vars.space.sm,
  paddingInline: vars.space.md,
});
