import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

/** How far in the name of a row stands, in a tree. */
export const indent = createVar();
const inset = fallbackVar(indent, '0px');
const thickness = vars.space.xxs;

/** The name of a row, with a line where the one that is dragged goes: below it, a step further in. */
export const place = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  selectors: {
    '&[data-drop]::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: inset,
      insetInlineEnd: 0,
      blockSize: thickness,
      borderRadius: vars.radius.pill,
      background: vars.color.focus,
      pointerEvents: 'none',
    },
    '&[data-drop="before"]::after': { insetBlockStart: `calc(-1 * ${thickness})` },
    '&[data-drop="after"]::after': { insetBlockEnd: `calc(-1 * ${thickness})` },
    '&[data-drop="inside"]::after': {
      insetBlockEnd: `calc(-1 * ${thickness})`,
      insetInlineStart: `calc(${inset} + ${vars.space.xl})`,
    },
  },
  '@media': {
    // Backgrounds are not drawn there
    '(forced-colors: active)': {
      selectors: { '&[data-drop]::after': { background: 'Highlight' } },
    },
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
