import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

/** In a narrow window the buttons of an order's own page share whole rows. */
export const bar = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  flexBasis: '100%',
  '@media': { [media.sm]: { flexBasis: 'auto' } },
});
export const button = mallStyle({
  flexGrow: 1,
  '@media': { [media.sm]: { flexGrow: 0 } },
});
