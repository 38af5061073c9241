import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.lg,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
/** Texts of people: any length, in any script. */
export const anyText = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const filter = style({ maxWidth: '16rem' });
/** A form that is no wider than its lines are read well. */
export const form = style({ maxWidth: '36rem' });
