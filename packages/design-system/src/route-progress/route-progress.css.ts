import { keyframes } from '@vanilla-extract/css';
import { inRtl } from '../internal/direction';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const advance = keyframes({
  from: { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.5)' },
  to: { transform: 'scaleX(0.92)' },
});

export const bar = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.progress,
  height: 3,
  background: vars.color.brandAccent,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    [inRtl]: { transformOrigin: 'right' },
    '&[data-state="active"]': {
      opacity: 1,
      // Slows down towards the end and stops there
      animation: `${advance} 5s cubic-bezier(0.1, 0.6, 0.3, 1) forwards`,
    },
    '&[data-state="done"]': { transform: 'scaleX(1)' },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
