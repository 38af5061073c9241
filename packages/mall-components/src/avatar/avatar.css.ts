import { vars } from '@vermilion/design-system/tokens';
import { mallStyle, mallVariants } from '../internal/mall-style';

export const avatar = mallStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.brandAccentSoft,
  color: vars.color.brandAccentText,
  fontWeight: vars.font.weight.bold,
});
export const sizes = mallVariants({
  sm: { width: 32, height: 32, fontSize: vars.font.size.xs },
  md: { width: 40, height: 40, fontSize: vars.font.size.sm },
  lg: { width: 64, height: 64, fontSize: vars.font.size.lg },
});
