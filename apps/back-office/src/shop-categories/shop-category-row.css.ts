import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.sm,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
});
export const name = style({ flex: '1 1 12rem', minWidth: 0 });
export const below = style({ paddingInlineStart: vars.space.xl });
export const over = style({ background: vars.color.surfaceHover });
export const handle = style({ cursor: 'grab' });
