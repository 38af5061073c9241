import { focusRingAround, focusRingInside, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space } = vars;

export const search = mallStyle({
  display: 'flex',
  flexDirection: 'row',
  gap: 0,
  height: vars.size.controlMd,
  overflow: 'hidden',
  border: `${vars.border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.field,
  background: color.surface,
  ...focusRingAround('input:focus-visible'),
});
export const input = mallStyle({
  flex: '1 1 0',
  minWidth: 0,
  border: 0,
  background: 'none',
  paddingInline: space.md,
  fontSize: vars.font.size.sm,
  outline: 'none',
  ':placeholder-shown': { direction: 'inherit' },
  '::placeholder': { color: color.textSubtle },
  // below 16 px, iOS zooms the page on focus
  '@media': { [media.touch]: { fontSize: '1rem' } },
});
export const submit = mallStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.controlMd,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text }, '&:focus-visible': focusRingInside },
});
