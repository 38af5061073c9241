import { vars } from '../tokens/vars.css';

const { border, color } = vars;
const outline = `${border.focus} solid ${color.focus}`;
const inwards = `calc(-1 * ${border.focus})`;

/** The outline of what has the focus, for parts that show it in the place of the element which has it. */
export const focusRing = { outline, outlineOffset: border.focusOffset } as const;

/** The same within the edge, where what is around it would cut it. */
export const focusRingInside = { outline, outlineOffset: inwards } as const;

/** Moves the browser's own outline within the edge. */
export const ringInside = { outlineOffset: inwards } as const;

/** What stands for the focus in a list that keeps it elsewhere, where colours are forced. */
export const forcedRing = { outline: `${border.focus} solid Highlight`, outlineOffset: inwards };

/**
 * The outline of a box while something in it has the keyboard's focus: anything, or what the selector names. Browsers
 * without `:has()` show it with any focus: they must show one.
 */
export const focusRingAround = (
  focused = ':focus-visible',
  ring: typeof focusRing | typeof focusRingInside = focusRing,
) => ({
  selectors: { [`&:has(${focused})`]: ring },
  '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': ring } } },
});
