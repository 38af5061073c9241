import { focusRing, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { space } = vars;

export const section = mallStyle({ display: 'grid', gap: space.md, justifyItems: 'start' });
export const form = mallStyle({
  display: 'grid',
  gap: space.md,
  justifyItems: 'start',
  width: 'min(22rem, 100%)',
});
export const details = mallStyle({
  display: 'grid',
  gap: space.md,
  width: '100%',
});
export const pictures = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const picture = mallStyle({
  display: 'block',
  width: '8rem',
  borderRadius: vars.radius.picture,
  selectors: { '&:focus-visible': focusRing },
});
