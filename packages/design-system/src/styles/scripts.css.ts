import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';
import { layers } from './layers.css';

// Thai and Lao stack marks above and below the line: every text below such an element gets taller lines
globalStyle('[lang|="th"], [lang|="lo"]', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        [vars.font.leading.tight]: vars.font.leading.tallTight,
        [vars.font.leading.normal]: vars.font.leading.tallNormal,
      },
    },
  },
});
