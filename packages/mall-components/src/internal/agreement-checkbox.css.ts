import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const problem = mallStyle({
  display: 'flex',
  gap: vars.space.xxs,
  alignItems: 'center',
  color: vars.color.criticalText,
  fontSize: vars.font.size.xs,
  ':empty': { display: 'none' },
});
