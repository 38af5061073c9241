import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

export const view = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});
/** The column headings, below the button, whose label is long in some languages. */
export const columns = mallStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 8.75rem 9.375rem 8.75rem 2.5rem',
      alignItems: 'center',
      columnGap: vars.space.md,
      paddingInline: vars.space.md,
      color: vars.color.textSubtle,
      fontSize: vars.font.size.xs,
      textAlign: 'center',
    },
  },
});
const narrow = { [`not all and ${media.lg}`]: { display: 'none' } };
export const column = mallStyle({ '@media': narrow });
export const first = mallStyle({ textAlign: 'start', '@media': narrow });
export const last = mallStyle({ textAlign: 'end', '@media': narrow });
export const manage = mallStyle({
  gridRow: 1,
  gridColumn: '1 / -1',
  justifySelf: 'end',
  '@media': { [media.lg]: { marginInlineEnd: `calc(-1 * ${vars.space.xs})` } },
});
export const ways = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
});
