import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { narrowest } from '../internal/narrowest';
import { mallStyle } from '../styles/mall-style';

const { color, space } = vars;

const narrow = `not all and ${media.sm}`;
export const bar = mallStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.lg}`,
  padding: `${space.sm} ${space.md}`,
  background: color.surface,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.bar,
  '@media': {
    [narrow]: { gap: space.xs, padding: `${space.xs} ${space.sm}` },
    [media.xl]: {
      insetBlock: '7rem auto',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: space.md,
      width: '20rem',
      padding: space.lg,
    },
    // In a small window with large text a sticky bar would cover half of the goods
    '(max-width: 16em), (max-height: 24em)': { position: 'static' },
  },
});
/** Checkbox, totals and button share a row in every language: the button's label wraps instead. */
export const oneRow = mallStyle({
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto)',
    },
  },
});
// Focused elements are scrolled to above the bar instead of under it, and toasts are shown above it
globalStyle(`:root:has(${bar})`, {
  '@layer': {
    [layers.mall]: {
      scrollPaddingBlockEnd: '6rem',
      vars: { '--toast-inset': '6rem' },
      '@media': {
        [`not all and ${media.md}`]: {
          scrollPaddingBlockEnd: '8rem',
          vars: { '--toast-inset': '8rem' },
        },
        [media.xl]: { scrollPaddingBlockEnd: 0, vars: { '--toast-inset': 'initial' } },
      },
    },
  },
});
/** The label of the checkbox in a wide window, and its short form in a narrow one, where it stays the name. */
export const wide = mallStyle({
  '@media': {
    [narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const short = mallStyle({ '@media': { [media.sm]: { display: 'none' } } });
export const managed = mallStyle({ color: color.textMuted, marginInlineEnd: 'auto' });
export const actions = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': {
    [narrow]: {
      display: 'grid',
      flexBasis: '100%',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
    },
    [narrowest]: { gridAutoFlow: 'row' },
  },
});
/** Three per row on a phone, with labels of two lines where a language needs them. */
export const action = mallStyle({
  '@media': {
    [narrow]: {
      paddingInline: space.xs,
      fontSize: vars.font.size.xs,
    },
  },
});
export const button = mallStyle({
  minWidth: '10rem',
  '@media': { [narrow]: { minWidth: 0, paddingInline: space.xs, whiteSpace: 'normal' } },
});
export const problem = mallStyle({
  flexBasis: '100%',
  gridColumn: '1 / -1',
  color: color.criticalText,
  textAlign: 'end',
  ':empty': { display: 'none' },
});
