import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { space } = vars;

export const view = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});
export const panel = mallStyle({ display: 'grid', gap: space.lg });
export const list = mallStyle({ display: 'grid', gap: space.md });
/** Next to the image; there is no column for amounts. */
export const goods = mallStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.xxs,
  minWidth: 0,
  '@media': { [media.sm]: { gridColumn: '2 / -1' } },
});
export const review = mallStyle({
  display: 'grid',
  gap: space.sm,
  padding: `${space.sm} ${space.md} ${space.md}`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [media.md]: { paddingInline: space.lg } },
});
export const scores = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.lg}`,
});
export const score = mallStyle({ display: 'flex', alignItems: 'center', gap: space.xs });
/** Preserves line breaks. */
export const text = mallStyle({
  maxWidth: '72ch',
  whiteSpace: 'pre-line',
});
export const textSkeleton = mallStyle({ display: 'grid', alignContent: 'start' });
export const followUp = mallStyle({ justifySelf: 'start' });
export const actions = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const form = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  maxWidth: '40rem',
});
