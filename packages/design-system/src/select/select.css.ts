import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const select = componentStyle({
  appearance: 'none',
  cursor: 'pointer',
  // The select covers the whole box including the arrow
  marginInline: `calc(-1 * ${vars.space.sm})`,
  paddingInline: `${vars.space.sm} ${vars.space.xl}`,
  // Browsers fade disabled controls in addition to their colour
  opacity: 1,
});

export const arrow = componentStyle({
  marginInlineStart: `calc(-1 * ${vars.space.lg})`,
  fontSize: vars.size.iconMd,
  color: vars.color.textMuted,
  // Centred like the arrow of a ComboBox
  marginInlineEnd: `calc((${vars.size.controlMd} - ${vars.size.iconMd}) / 2 - ${vars.space.sm})`,
  pointerEvents: 'none',
  selectors: { [`${select}:disabled + &`]: { color: vars.color.disabledText } },
});
