import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
});
