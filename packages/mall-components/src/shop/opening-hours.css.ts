import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const hours = mallStyle({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });
export const week = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const time = mallStyle({ display: 'grid', margin: 0, justifyItems: 'end' });
export const note = mallStyle({ color: vars.color.textMuted, fontSize: vars.font.size.xs });
export const button = mallStyle({
  '@media': { [`not all and ${media.md}`]: { display: 'none' } },
});
