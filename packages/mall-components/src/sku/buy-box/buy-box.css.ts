import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';
import { setOff } from '../../styles/set-off';
import { onPhone } from './buy-box-media';

const { color, space, font, radius } = vars;

/** As wide as options and a column to order from, side by side. */
const twoColumns = '(min-width: 35rem)';

/** Its width decides about columns; in narrow windows, whose buttons are fixed, it must not contain these. */
export const box = mallStyle({
  minWidth: 0,
  '@media': { [media.md]: { containerType: 'inline-size' } },
});
export const columns = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  alignContent: 'start',
  minWidth: 0,
  '@container': {
    [twoColumns]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(15.5rem, 44%, 21rem)',
      gridTemplateRows: 'auto auto 1fr',
      rowGap: 0,
    },
  },
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
/** Price and what follows are one surface: below each other, or in two parts of the second column. */
export const band = mallStyle({
  display: 'grid',
  gap: space.sm,
  alignContent: 'start',
  padding: `${space.md} ${space.lg}`,
  borderRadius: radius.card,
  background: setOff,
  '@container': {
    [twoColumns]: {
      gridColumn: 2,
      gridRow: 1,
      paddingBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});
export const bandRow = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.md}`,
});
export const choices = mallStyle({
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [twoColumns]: { marginBlockStart: space.lg } },
});
export const order = mallStyle({
  display: 'grid',
  gap: space.lg,
  alignContent: 'start',
  minWidth: 0,
  '@container': {
    [twoColumns]: {
      gridColumn: 2,
      gridRow: '2 / 4',
      alignSelf: 'start',
      padding: `${space.md} ${space.lg} ${space.lg}`,
      borderEndStartRadius: radius.card,
      borderEndEndRadius: radius.card,
      background: setOff,
    },
  },
});
export const guarantees = mallStyle({
  minWidth: 0,
  '@container': { [twoColumns]: { gridColumn: 1, marginBlockStart: space.lg } },
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
  '@container': { [twoColumns]: { flexBasis: '100%' } },
});
/** Only in the fixed row. */
export const barPrice = mallStyle({
  display: 'none',
  '@media': { [onPhone]: { display: 'flex', alignItems: 'center', paddingInlineEnd: space.xs } },
});
export const watch = mallStyle({
  flex: '1 1 auto',
  display: 'grid',
  gap: space.xs,
  maxWidth: '25.75rem',
});
export const soldOut = mallStyle({ flex: '1 0 auto', maxWidth: '25.75rem' });
