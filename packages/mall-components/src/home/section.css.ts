import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, space } = vars;

export const section = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Extra height goes to the content
  gridTemplateRows: 'auto 1fr',
  gap: space.md,
  minWidth: 0,
});
/** Title and deck share a line where both fit; on a phone the deck is below title and link. */
export const head = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space.xxs} ${space.md}`,
});
export const titles = mallStyle({
  display: 'contents',
  '@media': {
    [media.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space.md,
      minWidth: 0,
    },
  },
});
export const deck = mallStyle({
  gridColumn: '1 / -1',
  color: color.textMuted,
  fontSize: font.size.sm,
});
export const title = mallStyle({
  '@media': { [`not all and ${media.md}`]: { fontSize: font.size.lg } },
});
export const all = mallStyle({
  gridRow: 1,
  gridColumn: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: vars.size.target,
  whiteSpace: 'nowrap',
});
