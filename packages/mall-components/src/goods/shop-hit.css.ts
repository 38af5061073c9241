import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const hit = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
export const logo = mallStyle({ flex: 'none', width: '4rem', borderRadius: vars.radius.picture });
export const text = mallStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  flex: '1 1 7rem',
  minWidth: 0,
});
export const name = mallStyle({ fontSize: vars.font.size.md });
export const goods = mallStyle({
  display: 'none',
  gap: vars.space.sm,
  '@media': { [media.md]: { display: 'flex' } },
});
export const picture = mallStyle({ width: '4.5rem' });
