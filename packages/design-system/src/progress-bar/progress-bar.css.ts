import { keyframes } from '@vanilla-extract/css';
import { inRtl } from '../internal/direction';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const slide = keyframes({
  from: { transform: 'translateX(-40%)' },
  to: { transform: 'translateX(100%)' },
});

export const track = componentStyle({
  display: 'block',
  width: '100%',
  height: 6,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** From the inline start. */
export const drawing = componentStyle({
  selectors: { [inRtl]: { transform: 'scaleX(-1)' } },
});

export const fill = componentStyle({
  transition: `width ${vars.motion.slow} ${vars.motion.easing}`,
  fill: 'currentColor',
});

export const running = componentStyle({
  '@media': {
    [media.motion]: { animation: `${slide} 1200ms ${vars.motion.easing} infinite` },
    // A partial indeterminate bar without animation would look like a value
    [media.reducedMotion]: { transform: 'scaleX(2.5)', opacity: 0.5 },
  },
});

export const tones = componentVariants({
  brandAccent: { color: vars.color.brandAccent },
  positive: { color: vars.color.positive },
  critical: { color: vars.color.critical },
});
