import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, space } = vars;

const narrow = `not all and ${media.sm}`;

/** Next to the button as long as there is room: the text below the total may wrap. */
export const sums = mallStyle({
  display: 'grid',
  justifyItems: 'end',
  gap: 2,
  flex: '1 1 16rem',
  minWidth: 0,
  '@media': { [media.xl]: { flex: 'none', justifyItems: 'stretch', gap: space.sm } },
});
export const total = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: space.sm,
  minWidth: 0,
  '@media': { [media.xl]: { order: 1, justifyContent: 'space-between' } },
});
export const label = mallStyle({
  textAlign: 'end',
  '@media': { [narrow]: { color: color.textMuted, fontSize: font.size.xs } },
});
export const pending = mallStyle({ width: '6rem' });
/** What the total consists of, and what has become cheaper. */
export const parts = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space.md,
  color: color.textMuted,
  fontSize: font.size.xs,
  textAlign: 'end',
  '@media': {
    [media.xl]: {
      display: 'grid',
      justifyContent: 'stretch',
      gap: space.xs,
      fontSize: font.size.sm,
      textAlign: 'start',
    },
  },
});
/** Beside the cart: what it is, and how much at the end of the line. */
export const part = mallStyle({
  '@media': { [media.xl]: { display: 'flex', justifyContent: 'space-between', gap: space.sm } },
});
export const amount = mallStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** In a narrow window the bar would cover half of the goods; shops tell their delivery above it. */
export const more = mallStyle({ '@media': { [narrow]: { display: 'none' } } });
export const saved = mallStyle({ color: color.positiveText });
