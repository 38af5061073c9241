import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';
import { setOff } from '../styles/set-off';

export const icon = mallStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.control,
  background: setOff,
  color: vars.color.textMuted,
});
