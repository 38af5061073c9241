import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  width: 'min(28rem, 100%)',
  marginInline: 'auto',
});
export const head = style({ display: 'grid', gap: vars.space.xs });
export const heading = style({ ':focus': { outline: 'none' } });
