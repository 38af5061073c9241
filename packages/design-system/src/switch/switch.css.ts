import { switchWidth } from '../internal/choice.css';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, motion, size, space } = vars;

// The knob keeps the minimum distance to the edge and moves by two thirds of the height
const gap = space.xxs;
const knobSide = `calc(${size.target} - 2 * ${gap})`;

/** Contains the input and the knob. */
export const box = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  width: switchWidth,
  height: size.target,
});

export const input = componentStyle({
  appearance: 'none',
  width: '100%',
  height: '100%',
  border: `${vars.border.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  cursor: 'inherit',
  transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:checked': { background: color.brandAccent, borderColor: color.brandAccent },
    '&[aria-invalid="true"]': { borderColor: color.critical },
    '&:disabled': { background: color.disabled, borderColor: color.border },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const knob = componentStyle({
  position: 'absolute',
  insetBlockStart: gap,
  insetInlineStart: gap,
  width: knobSide,
  height: knobSide,
  borderRadius: vars.radius.pill,
  background: color.borderStrong,
  pointerEvents: 'none',
  transition: `inset-inline-start ${motion.fast} ${motion.easing}`,
  selectors: {
    [`${input}:checked ~ &`]: {
      insetInlineStart: `calc(100% - ${knobSide} - ${gap})`,
      background: color.brandAccentOn,
    },
    [`${input}:disabled ~ &`]: { background: color.disabledText },
  },
  '@media': { [media.forcedColors]: { display: 'none' } },
});
