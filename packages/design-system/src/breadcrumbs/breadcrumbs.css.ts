import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  fontSize: font.size.xs,
  color: color.textMuted,
  '@media': { print: { display: 'none' } },
});

export const crumb = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.size.target,
});

export const separator = componentStyle({ color: color.textSubtle, fontSize: font.size.sm });
export const current = componentStyle({ color: color.text });
