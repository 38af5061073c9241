import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';
import { onPhone } from './buy-box-media';

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
  gap: space.xxs,
});
export const title = mallStyle({ flex: 1, display: 'grid', gap: space.xxs, minWidth: 0 });
/** A long name fills its lines, instead of being balanced. */
export const name = mallStyle({ textWrap: 'pretty' });
export const ownName = mallStyle({ color: color.textMuted, fontSize: font.size.sm });
export const band = mallStyle({
  display: 'grid',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  borderRadius: radius.card,
  background: color.surfaceSunken,
  '@media': {
    [media.xl]: {
      // the price, and next to it the facts
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space.lg,
      alignItems: 'center',
    },
  },
});
globalStyle(`${band} > [data-component="coupon-chips"]`, {
  '@layer': { [layers.mall]: { gridColumn: '1 / -1' } },
});
globalStyle(`${band} > [data-component="goods-facts"]`, {
  '@layer': {
    [layers.mall]: {
      '@media': {
        [media.xl]: {
          paddingInlineStart: space.lg,
          borderInlineStart: `${vars.border.hairline} solid ${color.borderStrong}`,
        },
      },
    },
  },
});
export const bandRow = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.md}`,
  '@media': { [media.xl]: { selectors: { '&:not(:last-child)': { display: 'grid' } } } },
});
export const prices = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
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
/** Fixed at the bottom of a narrow window. */
export const buttons = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  '@media': {
    [onPhone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.zIndex.sticky,
      gap: space.xs,
      padding: `${space.xs} ${space.md}`,
      background: color.surface,
      borderBlockStart: `${vars.border.hairline} solid ${color.border}`,
      boxShadow: vars.shadow.bar,
    },
    print: { display: 'none' },
  },
});
// Reserves space for two rows at the end of the page; focused elements are scrolled to above them, and toasts are
// shown there
globalStyle(`:root:has(${buttons})`, {
  '@layer': {
    [layers.mall]: {
      '@media': {
        [onPhone]: {
          paddingBlockEnd: '7.75rem',
          scrollPaddingBlockEnd: '9rem',
          vars: { '--toast-inset': '5rem' },
        },
      },
    },
  },
});
/** Equally wide, with labels on one line; long ones take a row each in small windows. */
export const button = mallStyle({
  flex: '1 0 auto',
  paddingInline: space.sm,
  whiteSpace: 'nowrap',
  '@media': { [media.lg]: { flex: '1 1 9rem', maxWidth: '12.5rem' } },
});
export const soldOut = mallStyle({ flex: '1 0 auto', maxWidth: '25.75rem' });
