import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, font, border } = vars;

/** Size of a step's marker: as tall as a tag. */
const side = vars.size.tag;
const room = `(${side} / 2 + ${space.xs})`;

export const list = componentStyle({ display: 'flex', alignItems: 'flex-start' });

export const step = componentStyle({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  paddingInline: space.xxs,
  fontSize: font.size.sm,
  lineHeight: font.leading.tight,
  textAlign: 'center',
  color: color.textMuted,
  selectors: {
    // The line to the previous step
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc((${side} - ${border.strong}) / 2)`,
      insetInlineStart: `calc(-50% + ${room})`,
      width: `calc(100% - 2 * ${room})`,
      height: border.strong,
      background: color.border,
    },
    '&[data-state="done"]:not(:first-child)::before, &[data-state="current"]:not(:first-child)::before':
      { background: color.brandAccent },
    '&[data-state="current"]': { color: color.text, fontWeight: font.weight.bold },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:not(:first-child)::before': { background: 'GrayText' },
        '&[data-state="done"]:not(:first-child)::before, &[data-state="current"]:not(:first-child)::before':
          { background: 'Highlight' },
      },
    },
  },
});

export const mark = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: side,
  height: side,
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${step}[data-state="done"] &`]: {
      borderColor: color.brandAccent,
      background: color.surface,
      color: color.brandAccentText,
    },
    [`${step}[data-state="current"] &`]: {
      borderColor: color.brandAccent,
      background: color.brandAccent,
      color: color.brandAccentOn,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${step}[data-state="current"] &`]: {
          borderColor: 'Highlight',
          outline: '1px solid Highlight',
        },
      },
    },
  },
});
