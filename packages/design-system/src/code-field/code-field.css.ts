import { disabledAround, disabledBox, fieldBox, forcedOff } from '../internal/field-box';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRing } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

/** Cells side by side, below one input. A code reads from left to right in every language. */
export const control = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: space.xs,
  width: 'fit-content',
  maxWidth: '100%',
  direction: 'ltr',
});

export const cell = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '0 1 3rem',
  minWidth: '1.5rem',
  width: '3rem',
  height: vars.size.controlLg,
  ...fieldBox,
  fontSize: font.size.lg,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-invalid]': { borderColor: color.critical },
    [disabledAround]: disabledBox,
  },
  '@media': { [media.forcedColors]: { selectors: { [disabledAround]: forcedOff } } },
});

export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  // Below 16 px, iOS zooms the page on focus
  fontSize: '1rem',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** The cell of the next character, while the input has focus. */
export const next = componentStyle({
  selectors: { [`${control}:focus-within &`]: focusRing },
});
