import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

const { color, space, font, radius } = vars;

export const box = mallStyle({
  display: 'grid',
  gap: space.lg,
  alignContent: 'start',
  minWidth: 0,
});
export const head = mallStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.md,
});
/** A long name fills its lines instead of being evened out. */
export const title = mallStyle({ textWrap: 'pretty' });
export const band = mallStyle({
  display: 'grid',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  borderRadius: radius.card,
  background: color.surfaceSunken,
});
export const bandRow = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.md}`,
});
export const sales = mallStyle({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const coupons = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const coupon = mallStyle({
  padding: `2px ${space.sm}`,
  border: `${vars.border.hairline} dashed ${color.brandAccent}`,
  borderRadius: radius.sm,
  background: color.brandAccentSoft,
  color: color.brandAccentText,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});
export const quantityRow = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
});
export const label = mallStyle({ color: color.textMuted });
export const stock = mallStyle({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const few = mallStyle({ color: color.cautionText, fontWeight: font.weight.medium });
export const buttons = mallStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.sm,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(158px, 200px))' } },
});
export const soldOut = mallStyle({ gridColumn: '1 / -1' });
