import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const form = style({
  display: 'inline-block',
  minWidth: '11rem',
  textAlign: 'start',
});
export const buttons = style({ marginBlockStart: vars.space.xs });
