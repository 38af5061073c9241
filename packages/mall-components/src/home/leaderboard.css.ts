import { focusRingAround, focusRingInside, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space, font, radius } = vars;
const ring = focusRingAround('a:focus-visible', focusRingInside);

export const board = mallStyle({
  display: 'grid',
  height: '100%',
  background: color.surface,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  overflow: 'hidden',
});
export const row = mallStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(6.5rem, 35%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  '@supports': ring['@supports'],
  selectors: {
    ...ring.selectors,
    '&:not(:last-child)': { borderBottom: `${vars.border.hairline} solid ${color.border}` },
    '&:hover': { background: color.surfaceHover },
  },
});
export const picture = mallStyle({ borderRadius: radius.picture });
export const text = mallStyle({ display: 'grid', gap: space.xs });
export const link = mallStyle({
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const sold = mallStyle({ color: color.textSubtle, fontSize: font.size.xs });
/** Offset of the ribbon from the top of the row. */
export const ribbon = mallStyle({
  position: 'absolute',
  display: 'flex',
  insetBlockStart: space.sm,
  insetInlineStart: space.lg,
  zIndex: vars.zIndex.raised,
});
