import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { space } = vars;

export const list = mallStyle({ display: 'grid', gap: space.md });
export const row = mallStyle({ display: 'flex', alignItems: 'center', gap: space.md });
export const picture = mallStyle({
  flex: 'none',
  width: '3rem',
  borderRadius: vars.radius.picture,
});
export const text = mallStyle({ flex: 1, display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
