import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  paddingBlock: `${vars.space.lg} ${vars.space.xxl}`,
});
