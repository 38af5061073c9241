import { componentStyle } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const card = componentStyle({
  minWidth: '15rem',
  maxWidth: 'min(360px, calc(100vw - 16px))',
  padding: vars.space.md,
});
