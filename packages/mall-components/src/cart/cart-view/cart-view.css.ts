import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md };

export const view = mallStyle(rows);
/** The rows, and what they cost below them; beside them where there is room. */
export const order = mallStyle({
  ...rows,
  '@media': {
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  },
});
export const title = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
});
/** The label ends where the cards below end. */
export const manage = mallStyle({ marginInline: `auto calc(-1 * ${vars.space.sm})` });
/** Aligned with the columns of the rows. */
export const columns = mallStyle({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 8.75rem 9.375rem 8.75rem 2.5rem',
      columnGap: vars.space.md,
      paddingInline: vars.space.md,
      color: vars.color.textSubtle,
      fontSize: vars.font.size.xs,
      textAlign: 'center',
    },
  },
});
export const first = mallStyle({ textAlign: 'start' });
export const last = mallStyle({ textAlign: 'end' });
export const ways = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
});
