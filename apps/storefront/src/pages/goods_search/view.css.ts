import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const narrow = `not all and ${media.lg}` as const;

/** Sorting and price range in one bar; on a phone one line that scrolls horizontally. */
export const bar = style({
  // Visually hidden labels must not widen the page
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  padding: `${vars.space.xs} ${vars.space.md}`,
  overflowX: 'auto',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { flexWrap: 'wrap', overflowX: 'visible', whiteSpace: 'normal' } },
});

globalStyle(`${bar} > *`, { flexShrink: 0 });

/** What was found, close to the title above, and the switch of goods and shops beside it. */
export const head = style({
  marginBlockStart: `calc(-1 * ${vars.space.sm})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

/** Filters and sorting: in a narrow window a button next to the bar, with the active filters below both. */
export const tools = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs },
  },
});
const filters = '[data-component="list-filters"]';
globalStyle(`${tools} > ${filters}`, { '@media': { [narrow]: { display: 'contents' } } });
globalStyle(`${tools} > ${filters} > ul`, {
  '@media': { [narrow]: { order: 1, flexBasis: '100%' } },
});
globalStyle(`${tools} > ${bar}`, { '@media': { [narrow]: { flex: '1 1 10rem', minWidth: 0 } } });

/**
 * Compact, so that the goods come soon: shops side by side, and only one in a narrow window, where the switch
 * leads to the rest.
 */
export const shops = style({
  '@media': {
    [media.lg]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${shops} > :nth-child(n + 2)`, { '@media': { [narrow]: { display: 'none' } } });

export const pager = style({ display: 'flex', justifyContent: 'center' });
