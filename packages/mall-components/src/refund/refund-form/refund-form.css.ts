import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { space, color, font } = vars;

export const form = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});
export const lines = mallStyle({ display: 'grid' });
export const line = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 4.5rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"checkbox picture text text" "checkbox picture stepper amount"',
  alignItems: 'center',
  gap: `${space.xs} ${space.sm}`,
  paddingBlock: space.sm,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${color.border}` },
  },
  '@media': {
    [`not all and ${media.sm}`]: {
      gridTemplateColumns: 'auto 3.5rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"checkbox picture text text" "stepper stepper stepper amount"',
    },
    [media.md]: {
      gridTemplateColumns: 'auto 4.5rem minmax(0, 1fr) 9rem 7rem',
      gridTemplateAreas: '"checkbox picture text stepper amount"',
      columnGap: space.md,
    },
  },
});
export const checkbox = mallStyle({ gridArea: 'checkbox' });
export const picture = mallStyle({ gridArea: 'picture', borderRadius: vars.radius.picture });
export const text = mallStyle({
  gridArea: 'text',
  display: 'grid',
  gap: space.xxs,
  alignContent: 'start',
  minWidth: 0,
});
export const specification = mallStyle({ color: color.textSubtle, fontSize: font.size.xs });
export const stepper = mallStyle({ gridArea: 'stepper', justifySelf: 'start' });
export const amount = mallStyle({ gridArea: 'amount', justifySelf: 'end' });
export const problem = mallStyle({ color: color.criticalText, fontSize: font.size.sm });
export const why = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  maxWidth: '36rem',
  alignItems: 'start',
  '@media': {
    [media.xl]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space.xl,
      maxWidth: 'none',
    },
  },
});
export const foot = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.md} ${space.xl}`,
});
export const sum = mallStyle({ display: 'grid', gap: space.xxs, flex: '1 1 16rem' });
export const total = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.xs,
  fontWeight: font.weight.bold,
});
export const hint = mallStyle({ color: color.textMuted, fontSize: font.size.sm });
export const send = mallStyle({
  flexGrow: 1,
  '@media': { [media.sm]: { flexGrow: 0 } },
});
