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
  gap: vars.space.xxs,
  maxWidth: '100%',
  margin: 0,
  fontSize: vars.font.size.md,
});
export const ordersTerm = mallStyle({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
export const actions = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
});
