import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { color, space, font } = vars;

export const row = mallStyle({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.xs} ${space.sm}`,
  padding: space.sm,
  selectors: {
    '&:not(:last-child)': { borderBottom: `${vars.border.hairline} solid ${color.border}` },
  },
  '@media': {
    [media.sm]: {
      gridTemplateColumns: '5rem minmax(0, 1fr) auto',
      columnGap: space.md,
      padding: `${space.sm} ${space.md}`,
    },
  },
});
export const picture = mallStyle({ alignSelf: 'start', borderRadius: vars.radius.picture });
export const name = mallStyle({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const quiet = mallStyle({ color: color.textMuted, fontSize: font.size.xs });
export const few = mallStyle({ color: color.cautionText, fontSize: font.size.xs });
export const actions = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  '@media': { [`not all and ${media.sm}`]: { gridColumn: '2' } },
});
