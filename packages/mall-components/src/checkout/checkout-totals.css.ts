import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const totals = mallStyle({ display: 'grid', gap: vars.space.xs });
/** Wide enough that the layout does not move while the amount is computed. */
export const amount = mallStyle({
  minWidth: '6rem',
  textAlign: 'end',
  // A skeleton has no baseline to align with
  selectors: { '&:has([data-component="skeleton"])': { alignSelf: 'center' } },
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
