import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const copyable = mallStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
});
export const text = mallStyle({ fontVariantNumeric: 'tabular-nums' });
/** No taller than the line around it. */
export const button = mallStyle({
  width: vars.size.target,
  minHeight: vars.size.target,
  height: vars.size.target,
  marginBlock: -2,
  marginInlineStart: 2,
  fontSize: vars.size.iconSm,
  color: vars.color.textMuted,
});
