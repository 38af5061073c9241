import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

export const sums = mallStyle({
  display: 'grid',
  gap: vars.space.xs,
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});
export const row = mallStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  color: vars.color.textMuted,
});
export const total = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBlockStart: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  fontWeight: vars.font.weight.bold,
});
