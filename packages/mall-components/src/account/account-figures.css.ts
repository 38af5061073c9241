import { focusRingInside, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, space } = vars;

export const figures = mallStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
export const figure = mallStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.xxs,
  padding: space.xs,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  selectors: { '&:hover': { background: color.surfaceHover } },
  ':focus-visible': focusRingInside,
});
export const count = mallStyle({
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.leading.tight,
});
export const label = mallStyle({
  color: color.textMuted,
  fontSize: font.size.xs,
});
