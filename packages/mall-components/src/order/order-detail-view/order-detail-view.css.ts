import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const surface = {
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
};

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
};

/** Where the order is and what was ordered; beside it, where there is room, for how much and when. */
export const view = mallStyle({
  ...column,
  // A card is as tall as its content, whatever stands beside it
  alignItems: 'start',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const main = mallStyle(column);
export const aside = mallStyle({
  ...column,
  '@media': { [media.lg]: { gridArea: '1 / 2 / span 2' } },
});
export const status = mallStyle({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: vars.space.md,
  '@media': { [media.md]: { padding: vars.space.lg } },
});
export const tracking = mallStyle({
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  scrollMarginBlockStart: vars.space.xxl,
});
/** What to do, and where to ask. */
export const actions = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.md} ${vars.space.lg}`,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: { '&:empty': { display: 'none' } },
});
export const help = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.lg}`,
  minWidth: 0,
  fontSize: vars.font.size.sm,
});
export const helpLink = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: vars.size.target,
});
export const section = mallStyle({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
  padding: vars.space.md,
  '@media': { [media.md]: { padding: vars.space.lg } },
});
export const sums = mallStyle({ display: 'grid', gap: vars.space.xs });
export const sum = mallStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xl,
  color: vars.color.textMuted,
});
export const pay = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.xl}`,
  paddingBlockStart: vars.space.xs,
  fontWeight: vars.font.weight.bold,
});
export const amount = mallStyle({ marginInlineStart: 'auto' });
export const quantity = mallStyle({
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.regular,
});
export const stepsSkeleton = mallStyle({ height: '3.25rem' });
