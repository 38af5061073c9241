import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const hairline = `${vars.border.hairline} solid ${vars.color.border}`;

export const card = mallStyle({
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const head = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: hairline,
  '@media': { [media.md]: { paddingInline: vars.space.lg } },
});
/** The state is shown before the number; in the DOM it follows the heading it belongs to. */
export const badges = mallStyle({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
});
export const shop = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  fontWeight: vars.font.weight.medium,
});
export const heading = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
});
export const title = mallStyle({
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const number = mallStyle({
  color: vars.color.textSubtle,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const body = mallStyle({
  padding: `${vars.space.xxs} ${vars.space.md}`,
  selectors: {
    '& + &': { borderBlockStart: hairline },
    [`&:has(> ${shop})`]: { paddingBlockStart: vars.space.sm },
  },
  '@media': { [media.md]: { paddingInline: vars.space.lg } },
});
export const foot = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockStart: hairline,
  '@media': { [media.md]: { paddingInline: vars.space.lg } },
});
export const end = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  marginInlineStart: 'auto',
});
export const total = mallStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: vars.space.xs,
});
/** On its own line: beside a long name it would break. */
export const shopArrival = mallStyle({ display: 'block' });
export const arrived = mallStyle({
  display: 'inline-flex',
  gap: vars.space.xs,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});
export const late = mallStyle({ color: vars.color.cautionText });
export const quiet = mallStyle({ color: vars.color.textMuted });
