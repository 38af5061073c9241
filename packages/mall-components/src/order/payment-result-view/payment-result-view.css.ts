import { vars } from '@vermilion/design-system/tokens';
import { mallStyle, mallVariants } from '../../styles/mall-style';

export const view = mallStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.lg,
  maxWidth: '35rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xxl,
  textAlign: 'center',
});
const round = (background: string, color: string) => ({
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: vars.radius.pill,
  fontSize: `calc(1.5 * ${vars.size.iconLg})`,
  background,
  color,
});
export const mark = mallVariants({
  neutral: round(vars.color.surfaceSunken, vars.color.textMuted),
  positive: round(vars.color.positiveSoft, vars.color.positiveText),
  critical: round(vars.color.criticalSoft, vars.color.criticalText),
  caution: round(vars.color.cautionSoft, vars.color.cautionText),
});
export const text = mallStyle({ display: 'grid', gap: vars.space.xs });
export const detail = mallStyle({
  color: vars.color.textMuted,
  fontSize: vars.font.size.md,
  textWrap: 'balance',
});
export const amount = mallStyle({ alignItems: 'center' });
export const orders = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  width: '100%',
  margin: 0,
});
/** The goods of a shop, when they arrive, and the way to their order. */
export const order = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  margin: 0,
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  textAlign: 'start',
});
export const orderNo = mallStyle({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const ordersTerm = mallStyle({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const actions = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
});
