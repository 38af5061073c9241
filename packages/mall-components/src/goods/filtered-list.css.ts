import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { space } = vars;

/** Filters beside the list where there is room for both. */
export const layout = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  selectors: {
    '&[data-filters]': {
      '@media': {
        [media.lg]: { gridTemplateColumns: '12.5rem minmax(0, 1fr)', columnGap: space.lg },
        [media.xl]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: space.xl },
      },
    },
  },
});
export const main = mallStyle({ display: 'grid', gap: space.md, minWidth: 0, outline: 'none' });
export const toolbar = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});
export const results = mallStyle({ display: 'grid', gap: space.lg, minWidth: 0 });
/** Takes no place: its links are fixed. */
export const skip = mallStyle({ display: 'contents' });
export const narrowLink = mallStyle({ '@media': { [media.lg]: { display: 'none' } } });
export const wideLink = mallStyle({
  '@media': { [`not all and ${media.lg}`]: { display: 'none' } },
});
