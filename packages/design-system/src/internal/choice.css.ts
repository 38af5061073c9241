import { createVar, globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { layers } from '../tokens/layers.css';
import { vars } from '../tokens/vars.css';

const { color, space, size, font, motion } = vars;
/** Width of the box or switch. */
const control = createVar();
export const switchWidth = `calc(${size.target} * 5 / 3)`;

/** The root: the target, with the error and the hint of a checkbox or switch below it. */
export const choiceField = componentStyle({
  vars: { [control]: size.choice },
  display: 'inline-flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: { '&[data-component="switch"]': { vars: { [control]: switchWidth } } },
});
globalStyle(`${choiceField} > :is([data-part="error"], [data-part="hint"])`, {
  // In line with the label
  '@layer': { [layers.components]: { marginInlineStart: `calc(${control} + ${space.xs})` } },
});

/** Control and label are one target. */
export const choice = componentStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space.xs,
  minHeight: size.target,
  // Centred for a single line
  paddingBlock: `max(0px, (${size.target} - 1lh) / 2)`,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.disabledText, cursor: 'not-allowed' } },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
});

/** Wraps the input and its mark. */
export const box = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  // Centred on the first line of the label
  marginBlockStart: `calc((1lh - ${size.choice}) / 2)`,
  width: size.choice,
  height: size.choice,
});

export const input = componentStyle({
  appearance: 'none',
  width: '100%',
  height: '100%',
  border: `${vars.border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.sm,
  background: color.surface,
  cursor: 'inherit',
  transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
  selectors: {
    // A radio matches :indeterminate as long as none of its group is chosen
    '&:checked, &[type="checkbox"]:indeterminate': {
      background: color.brandAccent,
      borderColor: color.brandAccent,
    },
    '&[type="radio"]': { borderRadius: vars.radius.round },
    '&[aria-invalid="true"]': { borderColor: color.critical },
    '&:disabled, &[type="checkbox"]:disabled:indeterminate': {
      background: color.disabled,
      borderColor: color.border,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, :checked, [type="checkbox"]:indeterminate)': {
          borderColor: color.text,
        },
      },
    },
    [media.forcedColors]: { appearance: 'auto' },
  },
});

/** Check mark, dash or dot, by state of the input. */
export const mark = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '78%',
  height: '78%',
  color: color.brandAccentOn,
  opacity: 0,
  pointerEvents: 'none',
  strokeWidth: 3,
  transition: `opacity ${motion.fast} ${motion.easing}`,
  selectors: {
    [`${input}:checked:not(:indeterminate) ~ &[data-mark="checked"]`]: { opacity: 1 },
    [`${input}:indeterminate ~ &[data-mark="mixed"]`]: { opacity: 1 },
    [`${input}:disabled ~ &`]: { color: color.disabledText },
  },
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const label = componentStyle({ minWidth: 0 });
