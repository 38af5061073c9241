import { inRtl } from '../internal/direction';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

export const rating = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
});
export const sizes = componentVariants({
  sm: { height: '0.875rem' },
  md: { height: '1.125rem' },
  lg: { height: '1.5rem' },
});
/** Filled from the inline start. */
export const stars = componentStyle({
  height: '100%',
  width: 'auto',
  selectors: { [inRtl]: { transform: 'scaleX(-1)' } },
});
export const empty = componentStyle({
  fill: vars.color.ratingEmpty,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const filled = componentStyle({
  fill: vars.color.rating,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
