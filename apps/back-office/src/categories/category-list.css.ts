import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

/** Names stand further in, the lower their level. */
export const levels = styleVariants({ 1: 0, 2: 1, 3: 2 }, (steps) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: `calc(10rem + ${vars.space.xl} * ${steps})`,
  paddingInlineStart: `calc(${vars.space.xl} * ${steps})`,
  selectors: {
    '&[data-over="true"]': { boxShadow: `0 -2px 0 ${vars.color.focus}` },
  },
}));
/** Touch drags it, instead of scrolling the page. */
export const handle = style({
  display: 'inline-flex',
  padding: vars.space.xs,
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
});
export const top = style({ fontWeight: vars.font.weight.bold });
/** As wide as its name: the library makes it as wide as the handle. */
export const dragged = style({ width: 'max-content !important', pointerEvents: 'none' });
