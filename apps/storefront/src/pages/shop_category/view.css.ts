import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const { space } = vars;
const narrow = `not all and ${media.lg}` as const;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': {
    [media.lg]: { gridTemplateColumns: '12.5rem minmax(0, 1fr)', gap: space.lg },
    // categories and sorting share a line above the goods
    [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm },
  },
});
export const goods = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  '@media': { [narrow]: { display: 'contents' } },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.lg}`,
  // Visually hidden labels must not widen the page
  position: 'relative',
  '@media': {
    [narrow]: {
      order: 1,
      flex: '1 1 10rem',
      minWidth: 0,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${bar} > *`, { flexShrink: 0 });
globalStyle(`${columns} > [data-component="shop-categories"]`, {
  '@media': { [narrow]: { order: 1 } },
});
globalStyle(`${goods} > :is([data-component="goods-grid"], nav)`, {
  '@media': { [narrow]: { order: 2, flexBasis: '100%' } },
});
globalStyle(`${goods} > [data-component="list-summary"]`, {
  '@media': { [narrow]: { flexBasis: '100%' } },
});
