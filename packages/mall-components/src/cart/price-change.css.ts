import { vars } from '@vermilion/design-system/tokens';
import { mallVariants } from '../styles/mall-style';

export const change = mallVariants({
  down: { color: vars.color.positiveText, fontSize: vars.font.size.xs },
  up: { color: vars.color.cautionText, fontSize: vars.font.size.xs },
});
