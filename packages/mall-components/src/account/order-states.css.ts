import { focusRingInside, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, font, space } = vars;

export const states = mallStyle({
  display: 'grid',
  // all in one line, or three and two
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '@media': { '(max-width: 23.99em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const state = mallStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.xs,
  height: '100%',
  paddingBlock: space.sm,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  selectors: { '&:hover': { background: color.surfaceHover } },
  ':focus-visible': focusRingInside,
});
export const label = mallStyle({
  fontSize: font.size.xs,
  lineHeight: font.leading.tight,
});
