import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

/** One way below the other, as wide as the pop-out. */
export const ways = mallStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  width: '100%',
});
export const lines = mallStyle({
  display: 'grid',
  minWidth: 0,
  lineHeight: vars.font.leading.tight,
});
export const title = mallStyle({ fontSize: vars.font.size.xs, color: vars.color.textMuted });
export const phone = mallStyle({
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
