import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

const { border, color, radius, space } = vars;

/** A page of the mall in small, with its own colours. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.md,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.ground,
  color: color.text,
  // What is fixed to the window on a page of the mall stays in here
  contain: 'layout',
});
export const card = style({ maxInlineSize: '14rem' });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.sm,
});
export const intro = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
