import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const select = componentStyle({
  appearance: 'none',
  cursor: 'pointer',
  // The whole box opens the list: the input lies under the arrow
  marginInline: `calc(-1 * ${vars.space.sm})`,
  paddingInline: `${vars.space.sm} ${vars.space.xl}`,
  // Browsers fade what is disabled, on top of its own colour
  opacity: 1,
});

export const arrow = componentStyle({
  marginInlineStart: `calc(-1 * ${vars.space.lg})`,
  fontSize: vars.size.iconMd,
  color: vars.color.textMuted,
  // Its middle is where a ComboBox has its arrow
  marginInlineEnd: `calc((${vars.size.controlMd} - ${vars.size.iconMd}) / 2 - ${vars.space.sm})`,
  pointerEvents: 'none',
  selectors: { [`${select}:disabled + &`]: { color: vars.color.disabledText } },
});
