import { focusRing, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const picture = mallStyle({
  display: 'grid',
  gap: vars.space.xxs,
  justifyItems: 'center',
  borderRadius: vars.radius.picture,
  selectors: { '&:focus-visible': focusRing },
});
export const frame = mallStyle({ width: '100%', borderRadius: vars.radius.picture });
