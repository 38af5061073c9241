import { coveringChoice } from '../internal/covering-input';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRingAround } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;
const ring = focusRingAround();

export const stars = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

/** A star and its input; stars are filled up to the selected or hovered one. */
export const star = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  padding: space.xxs,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.controlSm,
  lineHeight: 0,
  color: color.borderStrong,
  cursor: 'pointer',
  '@supports': ring['@supports'],
  selectors: {
    '&[data-filled]': { color: color.rating },
    ...ring.selectors,
    '&:has(:disabled)': { color: color.border, cursor: 'not-allowed' },
    '&[data-filled]:has(:disabled)': { color: color.disabledText },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-filled]': { color: 'Highlight' },
        '&:has(:disabled), &[data-filled]:has(:disabled)': { color: 'GrayText' },
      },
    },
  },
});

export const input = componentStyle({
  ...coveringChoice,
});

export const word = componentStyle({
  marginInlineStart: space.xs,
  fontSize: font.size.sm,
  color: color.textMuted,
});
