import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

export const bar = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});
