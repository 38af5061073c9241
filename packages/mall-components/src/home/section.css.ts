import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

const { color, font, space } = vars;

export const section = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // What is over in height goes to the content
  gridTemplateRows: 'auto 1fr',
  gap: space.md,
  minWidth: 0,
});
export const head = mallStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
});
/** Title and deck share a line where both fit. */
export const titles = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxs} ${space.md}`,
  minWidth: 0,
});
export const deck = mallStyle({ color: color.textMuted, fontSize: font.size.sm });
export const title = mallStyle({
  '@media': { [`not all and ${media.md}`]: { fontSize: font.size.lg } },
});
export const all = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: vars.size.target,
  whiteSpace: 'nowrap',
});
