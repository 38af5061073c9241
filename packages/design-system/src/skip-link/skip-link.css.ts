import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, space } = vars;

/** Visible on focus. */
export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: vars.zIndex.progress,
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.control,
  background: color.inverse,
  color: color.inverseText,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  boxShadow: vars.shadow.float,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
