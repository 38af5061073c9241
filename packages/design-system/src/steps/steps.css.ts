import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';
import { hiddenVisually } from '../visually-hidden/visually-hidden.css';

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
  padding: '0 2px',
  fontSize: font.size.xs,
  lineHeight: font.leading.tight,
  textAlign: 'center',
  hyphens: 'auto',
  hyphenateLimitChars: 8,
  color: color.textMuted,
  selectors: {
    // The line to the previous step
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc((${side} - ${border.strong}) / 2)`,
      insetInlineStart: `calc(-50% + ${room})`,
      width: `calc(100% - 2 * ${room})`,
      // A border is visible in forced colours
      borderBlockStart: `${border.strong} solid ${color.border}`,
    },
    '&:not([data-state="upcoming"])::before': { borderColor: color.brandAccent },
    '&[data-state="current"]': { color: color.text, fontWeight: font.weight.bold },
  },
  '@media': { [media.sm]: { fontSize: font.size.sm } },
});

/** A label without room in a narrow window. */
export const crowded = componentStyle({
  '@media': { [`not all and ${media.sm}`]: hiddenVisually },
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
          outline: '1px solid Highlight',
        },
      },
    },
  },
});
