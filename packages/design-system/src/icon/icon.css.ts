import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const icon = componentStyle({
  display: 'inline-block',
  flex: 'none',
  width: '1em',
  height: '1em',
  verticalAlign: '-0.125em',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Icons with their own stroke width set the attribute
  selectors: { '&:not([stroke-width])': { strokeWidth: vars.icon.stroke } },
});

export const sizes = componentVariants({
  sm: { width: vars.size.iconSm, height: vars.size.iconSm },
  md: { width: vars.size.iconMd, height: vars.size.iconMd },
  lg: { width: vars.size.iconLg, height: vars.size.iconLg },
});
