import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

// Dark on light in every mode and in forced colours: many readers do not support inverted codes
export const code = componentStyle({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  height: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.sm,
  background: vars.color.picture,
  color: vars.color.pictureText,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const sizes = componentVariants({
  sm: { width: `calc(${vars.size.controlLg} * 2)` },
  md: { width: `calc(${vars.size.controlLg} * 3)` },
  lg: { width: `calc(${vars.size.controlLg} * 4)` },
});
