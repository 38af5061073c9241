import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const outside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.xl,
  minHeight: '100vh',
  padding: vars.space.lg,
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const main = style({ alignSelf: 'start', paddingBlockStart: '6vh' });
