import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

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

/** Goods come soon on a narrow window: one shop stands for all that the switch leads to. */
export const shops = style({});
globalStyle(`${shops} > :nth-child(n + 2)`, {
  '@media': { '(max-width: 47.9em)': { display: 'none' } },
});

export const pager = style({ display: 'flex', justifyContent: 'center' });
