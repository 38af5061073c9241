import { coveringChoice } from '../internal/covering-input';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRingAround } from '../tokens/focus-ring';
import { forcedChoice } from '../tokens/forced-choice';
import { vars } from '../tokens/vars.css';

const { color, space, size, font, motion } = vars;
const ring = focusRingAround();

export const track = componentStyle({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  // All have the width of the widest
  gridAutoColumns: 'minmax(0, 1fr)',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  padding: 1,
  border: `${vars.border.hairline} solid ${color.borderHover}`,
  borderRadius: vars.radius.button,
  background: color.surfaceSunken,
  selectors: { '[data-invalid] > &': { borderColor: color.critical } },
});

export const segment = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minWidth: size.target,
  paddingBlock: space.xxs,
  border: `${vars.border.control} solid transparent`,
  borderRadius: `calc(${vars.radius.button} - 2px)`,
  color: color.textMuted,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.tight,
  textAlign: 'center',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.easing,
  '@supports': ring['@supports'],
  selectors: {
    ...ring.selectors,
    '&:has(:checked)': {
      borderColor: color.borderStrong,
      background: color.surface,
      color: color.text,
    },
    '&:has(:disabled)': { color: color.disabledText, cursor: 'not-allowed' },
    '&:has(:checked:disabled)': { borderColor: color.border, background: color.disabled },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked, :disabled))': { background: color.tintHover } },
    },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': forcedChoice,
        '&:has(:disabled)': { color: 'GrayText' },
        '&:has(:checked:disabled)': { forcedColorAdjust: 'auto', borderColor: 'GrayText' },
      },
    },
  },
});

// The height includes border and padding of the track
const height = (whole: string) => `calc(${whole} - 4px)`;

export const sizes = componentVariants({
  sm: { minHeight: height(size.controlSm), paddingInline: space.sm, fontSize: font.size.sm },
  md: {
    minHeight: height(size.controlMd),
    // less on a phone, where three long words fit beside each other
    paddingInline: `min(${space.md}, 3.75vw)`,
    fontSize: font.size.sm,
  },
});

export const input = componentStyle({
  ...coveringChoice,
  // For browsers without `:has()` the input has the selected style
  '@supports': {
    'not selector(:has(a))': {
      borderRadius: 'inherit',
      selectors: { '&:checked': { boxShadow: `inset 0 0 0 2px ${color.text}` } },
    },
  },
});
