import { focusRing, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space } = vars;

export const button = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xxs,
  minHeight: vars.size.target,
  maxWidth: '100%',
  paddingInline: space.xs,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.textMuted,
  fontSize: vars.font.size.xs,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: color.borderStrong, color: color.text },
  ':focus-visible': focusRing,
});
export const text = mallStyle({ minWidth: 0 });
