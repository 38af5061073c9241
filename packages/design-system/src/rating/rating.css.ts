import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const rating = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
});
export const sizes = componentVariants({
  sm: { height: 14 },
  md: { height: 18 },
  lg: { height: 24 },
});
export const stars = componentStyle({ height: '100%', width: 'auto' });
export const empty = componentStyle({ fill: vars.color.ratingEmpty });
export const filled = componentStyle({ fill: vars.color.rating });
