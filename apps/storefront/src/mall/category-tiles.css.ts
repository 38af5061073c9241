import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: vars.space.sm,
});

export const tile = style({
  display: 'grid',
  gap: vars.space.xs,
  fontSize: vars.font.size.sm,
  textAlign: 'center',
  color: vars.color.text,
});
