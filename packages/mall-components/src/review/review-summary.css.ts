import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';
import { setOff } from '../styles/set-off';

export const summary = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.xl}`,
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  background: setOff,
});
export const score = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
});
export const figure = mallStyle({
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
export const rate = mallStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs });
export const percent = mallStyle({
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const label = mallStyle({ color: vars.color.textMuted });
