import { focusRingAround, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

const { border, color, size, space } = vars;

/** As high as a field, but without its border and background, since it cannot be edited. */
export const box = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  minHeight: size.controlMd,
  paddingInline: space.sm,
  border: `${border.control} solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: vars.font.size.sm,
  ...focusRingAround(),
});
export const value = mallStyle({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  border: 0,
  background: 'transparent',
  color: color.text,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
});
