import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'block',
  height: '100%',
  color: 'inherit',
  textDecoration: 'none',
});
