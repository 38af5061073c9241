import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const lines = mallStyle({ display: 'grid' });
export const line = mallStyle({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  paddingBlock: vars.space.sm,
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}` },
  },
  '@media': {
    [media.sm]: { gridTemplateColumns: '4.5rem minmax(0, 1fr) 7.5rem', columnGap: vars.space.md },
  },
});
export const picture = mallStyle({ gridRow: '1 / span 2', borderRadius: vars.radius.picture });
export const text = mallStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minWidth: 0,
});
export const name = mallStyle({
  borderRadius: vars.radius.sm,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.brandAccentText } } },
  },
});
export const specification = mallStyle({
  color: vars.color.textSubtle,
  fontSize: vars.font.size.xs,
});
export const figures = mallStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  '@media': {
    [media.sm]: { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space.xxs },
  },
});
export const quantity = mallStyle({
  color: vars.color.textSubtle,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const refunded = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  maxWidth: '100%',
});
