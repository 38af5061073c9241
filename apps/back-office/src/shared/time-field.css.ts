import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(7rem, 1fr)',
  gap: vars.space.sm,
  alignItems: 'start',
});
