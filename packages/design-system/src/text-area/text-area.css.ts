import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const control = componentStyle({ paddingBlock: vars.space.xs });
export const input = componentStyle({ resize: 'vertical', minHeight: '4.5em' });
export const counter = componentStyle({
  alignSelf: 'flex-end',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textSubtle,
  selectors: { '&[data-over]': { color: vars.color.criticalText } },
});
