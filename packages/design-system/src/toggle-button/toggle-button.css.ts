import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { forcedChoice } from '../tokens/forced-choice';

export const toggle = componentStyle({
  selectors: { '&[aria-pressed="true"]:disabled': { borderColor: 'currentColor' } },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]:enabled': { ...forcedChoice, borderColor: 'Highlight' },
      },
    },
  },
});
