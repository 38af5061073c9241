import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { space, color } = vars;

export const filters = mallStyle({ display: 'grid', gap: space.sm, minWidth: 0 });

/** Groups below each other; in a narrow window a panel at its bottom edge. */
export const panel = mallStyle({
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: 'none',
  maxHeight: '80dvh',
  overflow: 'auto',
  padding: space.md,
  border: 0,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  background: color.surface,
  color: color.text,
  selectors: {
    '&:popover-open': { display: 'grid', gap: space.md },
    '&::backdrop': { background: color.overlay },
  },
  '@media': {
    [media.lg]: {
      position: 'static',
      display: 'grid',
      gap: space.xs,
      maxHeight: 'none',
      padding: 0,
      background: 'none',
      selectors: { '&:popover-open': { gap: space.xs } },
    },
  },
});
/** Groups of filters in two columns; the categories of a shop, which share the panel, stay in one. */
export const groups = mallStyle({
  '@media': {
    [media.xl]: {
      gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
      columnGap: space.xl,
    },
  },
});
export const opener = mallStyle({
  justifySelf: 'start',
  '@media': { [media.lg]: { display: 'none' } },
});
export const closer = mallStyle({
  position: 'sticky',
  bottom: 0,
  '@media': { [media.lg]: { display: 'none' } },
});

export const group = mallStyle({
  display: 'grid',
  gap: space.xs,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: space.md,
    },
    // Short groups share a line
    [media.xl]: { selectors: { '&:has(li:nth-child(6))': { gridColumn: '1 / -1' } } },
  },
});
export const label = mallStyle({
  margin: 0,
  paddingBlock: space.xxs,
  color: color.textMuted,
  fontSize: vars.font.size.sm,
});
export const options = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});
export const count = mallStyle({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const clear = mallStyle({
  paddingInline: space.xs,
  color: color.textMuted,
  fontSize: vars.font.size.sm,
  textDecoration: 'underline',
});
