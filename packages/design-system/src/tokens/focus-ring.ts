import { vars } from './vars.css';

const { border, color } = vars;
const outline = `${border.focus} solid ${color.focus}`;
const inwards = `calc(-1 * ${border.focus})`;

/** The focus ring, for elements that show it in place of the focused one. */
export const focusRing = { outline, outlineOffset: border.focusOffset } as const;

/** The same inside the edge, where overflow would clip it. */
export const focusRingInside = { outline, outlineOffset: inwards } as const;

/** Moves the browser's own ring inside the edge. */
export const ringInside = { outlineOffset: inwards } as const;

/** The active option of a list with virtual focus, in forced colours. */
export const forcedRing = { outline: `${border.focus} solid Highlight`, outlineOffset: inwards };

/**
 * A focus ring around a box while something inside has keyboard focus: anything, or what the selector
 * matches. Browsers without `:has()` show it with any focus, since they must show one.
 */
export const focusRingAround = (
  focused = ':focus-visible',
  ring: typeof focusRing | typeof focusRingInside = focusRing,
) => ({
  selectors: { [`&:has(${focused})`]: ring },
  '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': ring } } },
});
