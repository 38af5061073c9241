import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const pair = mallStyle({
  display: 'grid',
  gap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gap: `${vars.space.md} ${vars.space.lg}`,
    },
  },
});
/** Their headings share a row, so that their contents start at the same height. */
globalStyle(`${pair} > section`, {
  '@layer': {
    [layers.mall]: {
      '@media': { [media.lg]: { gridRow: 'span 2', gridTemplateRows: 'subgrid' } },
    },
  },
});
