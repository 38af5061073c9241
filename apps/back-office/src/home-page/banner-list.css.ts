import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const picture = style({
  width: '8rem',
  aspectRatio: '3 / 1',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
