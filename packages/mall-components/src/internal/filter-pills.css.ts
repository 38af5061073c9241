import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const filters = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});
