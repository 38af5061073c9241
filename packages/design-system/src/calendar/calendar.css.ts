import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRingInside, forcedRing } from '../tokens/focus-ring';
import { forcedChoice } from '../tokens/forced-choice';
import { vars } from '../tokens/vars.css';

const { border, color, font, radius, size, space } = vars;

/** Size of a day: seven and the padding fit into the narrowest window. */
const DAY = `min(${size.controlMd}, calc((100vw - 96px) / 7))`;

export const calendar = componentStyle({
  display: 'inline-block',
  // In a Stack it would be stretched, and its buttons moved away from its days
  width: 'fit-content',
  // Always six weeks, so that the layout does not move between months
  minHeight: `calc(${size.controlMd} * 8)`,
  fontSize: font.size.sm,
  lineHeight: font.leading.tight,
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  marginBlockEnd: space.xs,
});

export const month = componentStyle({
  fontWeight: font.weight.medium,
  textAlign: 'center',
});

/** The year select: text with the browser's arrow, as tall as the buttons next to it. */
export const year = componentStyle({
  minHeight: size.controlSm,
  paddingInline: space.xxs,
  border: `${border.control} solid transparent`,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:disabled': { color: color.disabledText, cursor: 'not-allowed' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color.tintHover } } },
  },
});

export const grid = componentStyle({
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  fontVariantNumeric: 'tabular-nums',
});

export const weekday = componentStyle({
  width: DAY,
  height: size.controlSm,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.regular,
  textAlign: 'center',
});

/** The cell has the background of a range, so that there are no gaps. */
export const cell = componentStyle({
  width: DAY,
  height: DAY,
  padding: 0,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled]': { cursor: 'not-allowed' },
    '&[data-edge]': { background: color.brandAccentSoft },
    '&[data-edge="both"]': { background: 'none' },
    '&[data-edge="from"]': {
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
    },
    '&[data-edge="to"]': {
      borderStartEndRadius: radius.control,
      borderEndEndRadius: radius.control,
    },
    '&:focus-visible': { outline: 'none' },
    '[aria-readonly="true"] &, [aria-disabled="true"] &': { cursor: 'default' },
  },
});

const edge = `${cell}:is([data-edge="both"], [data-edge="from"], [data-edge="to"])`;

export const day = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  border: `${border.control} solid transparent`,
  borderRadius: radius.control,
  selectors: {
    [`${cell}[aria-current="date"] &`]: {
      borderColor: color.borderStrong,
      fontWeight: font.weight.bold,
    },
    [`${cell}[aria-disabled] &`]: { color: color.disabledText, textDecoration: 'line-through' },
    [`${edge} &`]: {
      background: color.brandAccent,
      color: color.brandAccentOn,
      fontWeight: font.weight.medium,
    },
    [`${cell}:focus-visible &`]: focusRingInside,
    // The focus ring on the brand colour
    [`${edge}:focus-visible &`]: { outlineOffset: border.focusOffset },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${cell}:not([aria-disabled], [data-edge]):hover &`]: { background: color.surfaceSunken },
      },
    },
    [media.forcedColors]: {
      selectors: {
        [`${cell}[data-edge] &`]: forcedChoice,
        [`${cell}[aria-disabled] &`]: { color: 'GrayText' },
        [`${cell}:focus-visible &`]: forcedRing,
      },
    },
  },
});
