import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const card = mallStyle({ display: 'grid', gap: vars.space.md });
export const head = mallStyle({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
export const logo = mallStyle({ flex: 'none', width: '3.5rem', borderRadius: vars.radius.picture });
export const text = mallStyle({ display: 'grid', gap: vars.space.xxs, minWidth: 0 });
export const tags = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
});
export const small = mallStyle({ fontSize: vars.font.size.sm });
export const actions = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
/** As wide as its text at least: side by side where both fit. */
export const action = mallStyle({ flex: '1 1 auto' });
