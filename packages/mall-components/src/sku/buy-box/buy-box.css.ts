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
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
});
/** Equally wide, each text on one line; long ones take a row each on small windows. */
export const button = mallStyle({
  flex: '1 0 auto',
  paddingInline: space.sm,
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { flex: '0 0 auto', minWidth: '12.5rem', paddingInline: space.lg } },
});
export const soldOut = mallStyle({ flex: '1 0 auto', maxWidth: '25.75rem' });
