import { style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const { space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': { [media.lg]: { gridTemplateColumns: '12.5rem minmax(0, 1fr)', gap: space.lg } },
});
export const goods = style({ display: 'grid', alignContent: 'start', gap: space.md });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.lg}`,
});
