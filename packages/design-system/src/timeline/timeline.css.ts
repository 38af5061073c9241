import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { border, color, space, font, size } = vars;
const side = size.iconLg;

export const timeline = componentStyle({
  minWidth: 0,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
});

export const event = componentStyle({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: `calc(${side} + ${space.sm})`,
  paddingBlockEnd: space.lg,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next event; upcoming events have a dashed line
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${side} + ${space.xxs}) ${space.xxs}`,
      insetInlineStart: `calc((${side} - ${border.control}) / 2)`,
      borderInlineStart: `${border.control} solid ${color.borderStrong}`,
    },
    '&[data-state="upcoming"]::before, &:has(+ [data-state="upcoming"])::before': {
      borderInlineStartStyle: 'dashed',
    },
  },
});

export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: side,
  height: side,
  border: `${border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  fontSize: `calc(${side} * 0.6)`,
  color: color.textMuted,
  selectors: {
    [`${event}[data-state="done"] &`]: {
      borderColor: color.positiveBorder,
      color: color.positiveText,
    },
    [`${event}[data-state="current"] &`]: {
      borderColor: color.brandAccent,
      color: color.brandAccent,
    },
    [`${event}[data-state="failed"] &`]: {
      borderColor: color.critical,
      background: color.critical,
      color: color.criticalOn,
    },
  },
});

export const point = componentStyle({
  width: '0.7em',
  height: '0.7em',
  borderRadius: vars.radius.round,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const title = componentStyle({
  // Centred on its marker
  paddingBlockStart: `max(0px, calc((${side} - 1lh) / 2))`,
  fontWeight: font.weight.medium,
  selectors: {
    [`${event}[data-state="current"] > &`]: { fontWeight: font.weight.bold },
    [`${event}[data-state="upcoming"] > &`]: { color: color.textMuted },
    [`${event}[data-state="failed"] > &`]: { color: color.criticalText },
  },
});

export const time = componentStyle({
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: color.textSubtle,
});

export const description = componentStyle({ marginBlockStart: space.xxs, color: color.textMuted });
