import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, space } = vars;

/** The same height for guests and signed-in users, to avoid a layout shift. */
const HEIGHT = '8.375rem';

export const card = mallStyle({
  display: 'grid',
  alignContent: 'space-between',
  gap: space.xs,
  minWidth: 0,
  minHeight: HEIGHT,
});
/** Hidden for a signed-in user, whose card is about to replace it: the guest's text would flash. */
export const guestOnly = mallStyle({
  selectors: { '[data-signed-in] &': { visibility: 'hidden' } },
});
export const text = mallStyle({
  color: color.textMuted,
  fontSize: font.size.xs,
  lineHeight: font.leading.normal,
});
export const actions = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
  gap: space.xs,
});
export const person = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
});
export const figures = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.xs,
});
export const figure = mallStyle({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space.xxs,
  borderRadius: vars.radius.control,
  fontSize: font.size.xs,
  color: color.textMuted,
  textAlign: 'center',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } },
  },
});
export const count = mallStyle({
  color: color.text,
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
