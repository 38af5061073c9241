import { inRtl } from '../internal/direction';
import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, size } = vars;

export const swatch = componentStyle({
  display: 'inline-block',
  flex: 'none',
  overflow: 'hidden',
  // White goods on a white page, black ones in dark mode
  border: `${vars.border.hairline} solid ${color.borderStrong}`,
  verticalAlign: 'middle',
  // A translucent colour shows a checkerboard
  background: `repeating-conic-gradient(#fff 0 25%, #ccc 0 50%) 0 / 8px 8px`,
  forcedColorAdjust: 'none',
});

export const shapes = componentVariants({
  circle: { borderRadius: vars.radius.round },
  square: { borderRadius: vars.radius.sm },
});

const side = (length: string) => ({ width: length, height: length });

export const sizes = componentVariants({
  sm: side(size.iconSm),
  md: side(size.iconLg),
  lg: side(size.controlMd),
});

export const drawing = componentStyle({
  display: 'block',
  selectors: { [inRtl]: { transform: 'scaleX(-1)' } },
});
