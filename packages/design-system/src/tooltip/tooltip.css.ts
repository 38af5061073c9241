import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

export const tooltip = componentStyle({
  maxWidth: 'min(280px, calc(100vw - 16px))',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: vars.color.inverse,
  color: vars.color.inverseText,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.normal,
  textAlign: 'start',
  whiteSpace: 'normal',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
