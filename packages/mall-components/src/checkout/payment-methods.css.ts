import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

export const grid = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.sm,
});
export const card = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '4.5rem',
  paddingBlock: vars.space.sm,
});
/** The place of a box that is still to come. */
export const place = mallStyle({ height: '4.5rem', borderRadius: vars.radius.card });
export const icon = mallStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});
export const text = mallStyle({ display: 'grid', gap: vars.space.xxs, minWidth: 0 });
export const name = mallStyle({
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.tight,
});
export const detail = mallStyle({
  paddingInlineEnd: vars.space.md,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.leading.tight,
});
