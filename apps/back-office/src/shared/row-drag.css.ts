import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

/** A place where rows are dropped, with a line where they go. */
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  selectors: {
    '&[data-over="above"]': { boxShadow: `0 -2px 0 ${vars.color.focus}` },
    '&[data-over="below"]': { boxShadow: `0 2px 0 ${vars.color.focus}` },
  },
});
/** Touch drags it, instead of scrolling the page. */
export const handle = style({
  display: 'inline-flex',
  padding: vars.space.xs,
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
});
/** As wide as its name: the library makes it as wide as the handle. */
export const dragged = style({ width: 'max-content !important', pointerEvents: 'none' });
