import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';
import { layers } from './layers.css';

// Thai and Lao stack marks above and below the line: every text below such an element gets taller lines.
// `[lang]` again: weightier than a brand on the same element
globalStyle('[lang|="th"][lang], [lang|="lo"][lang]', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        [vars.font.leading.tight]: vars.font.leading.tallTight,
        [vars.font.leading.normal]: vars.font.leading.tallNormal,
      },
    },
  },
});
