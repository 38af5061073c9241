import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const narrow = `not all and ${media.md}` as const;

/** Order and price range in one quiet bar; on a narrow window one line that scrolls sideways. */
export const bar = style({
  // labels that are only heard must not widen the page
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

/** What narrows and what sorts: on a narrow window a button beside the bar, and below both what is chosen. */
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

/** Goods come soon: shops stand beside each other, and on a narrow window one for all that the switch leads to. */
export const shops = style({
  '@media': {
    [media.lg]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${shops} > :nth-child(n + 2)`, { '@media': { [narrow]: { display: 'none' } } });

export const pager = style({ display: 'flex', justifyContent: 'center' });
