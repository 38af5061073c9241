import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const name = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
});
export const phone = mallStyle({ display: 'block', fontVariantNumeric: 'tabular-nums' });
export const detail = mallStyle({ display: 'block' });
/** As tall as the form while its code is loaded. */
export const form = mallStyle({
  minHeight: '38rem',
  '@media': { [media.md]: { minHeight: '26rem' } },
});
export const foot = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
