import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const surface = {
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
};

export const view = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});
export const status = mallStyle({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  padding: vars.space.md,
  '@media': { [media.md]: { padding: vars.space.lg } },
});
export const columns = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const section = mallStyle({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
  padding: vars.space.md,
  selectors: { [`${columns} > &:only-child`]: { gridColumn: '1 / -1' } },
  '@media': { [media.md]: { padding: vars.space.lg } },
});
export const sums = mallStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [media.md]: { gridAutoColumns: 'auto', justifyContent: 'end' } },
});
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
