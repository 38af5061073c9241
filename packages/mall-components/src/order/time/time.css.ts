import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

export const left = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  // Its place is kept until the time is known
  minHeight: '1lh',
  color: vars.color.cautionText,
  fontVariantNumeric: 'tabular-nums',
});
