import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

/** As an attribute and not a style, so that one icon can have a line of its own. */
export const stroke: string = vars.icon.stroke;

export const icon = componentStyle({
  display: 'inline-block',
  flex: 'none',
  width: '1em',
  height: '1em',
  verticalAlign: '-0.125em',
});

export const sizes = componentVariants({
  sm: { width: vars.size.iconSm, height: vars.size.iconSm },
  md: { width: vars.size.iconMd, height: vars.size.iconMd },
  lg: { width: vars.size.iconLg, height: vars.size.iconLg },
});
