import { disabledAround, disabledBox, fieldBox, forcedOff, touchText } from '../internal/field-box';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRingAround } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, size, font, motion } = vars;
const ring = focusRingAround();

/** No wider than the control where there is room, nor higher by a gap below it while there is no error. */
export const root = componentStyle({
  width: 'fit-content',
  maxWidth: '100%',
  selectors: {
    '&:has(> [data-part="error"]:empty:last-child)': {
      marginBlockEnd: `calc(-1 * ${vars.space.xxs})`,
    },
  },
});

export const stepper = componentStyle({
  display: 'inline-flex',
  // no wider in a column
  width: 'fit-content',
  alignItems: 'stretch',
  ...fieldBox,
  overflow: 'hidden',
  '@supports': ring['@supports'],
  selectors: {
    ...ring.selectors,
    '&:has(> [aria-invalid="true"])': { borderColor: color.critical },
    [disabledAround]: disabledBox,
  },
  '@media': { [media.forcedColors]: { selectors: { [disabledAround]: forcedOff } } },
});

export const input = componentStyle({
  width: '4ch',
  minWidth: '4ch',
  boxSizing: 'content-box',
  border: 0,
  background: 'transparent',
  textAlign: 'center',
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  ...touchText,
  selectors: { '&:focus-visible': { outline: 'none' } },
  // Clipped digits would show another number
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', width: 'auto' } },
});

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  color: color.text,
  fontSize: vars.size.iconSm,
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:active:not(:disabled)': { background: color.surfaceSunken },
    '&:disabled': { color: color.disabledText, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:active, :disabled)': { background: color.surfaceHover } },
    },
  },
});

export const heights = componentVariants({
  sm: { height: size.controlSm },
  md: { height: size.controlMd },
});

export const buttonSizes = componentVariants({
  sm: { width: size.controlSm },
  md: { width: size.controlMd },
});
