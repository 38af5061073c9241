import { vars } from '@vermilion/design-system/tokens';
import { focusRing } from '../../internal/focus-ring';
import { mallStyle } from '../../internal/mall-style';

const { border, color, size, space } = vars;

/** As high as the fields around it, but part of the ground: nobody tries to type here. */
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
  selectors: { '&:has(:focus-visible)': focusRing },
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
