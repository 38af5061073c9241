import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const mark = mallStyle({
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.sm,
  background: vars.color.brandAccentSoft,
  color: vars.color.brandAccentText,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.normal,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
