import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const codes = style({
  columns: 2,
  padding: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  fontVariantNumeric: 'tabular-nums',
});
