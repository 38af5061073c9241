import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/component-style';
import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/vars.css';

const { color, motion } = vars;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** A popup in the top layer, positioned by `useFloating`. */
export const floating = componentStyle({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.zIndex.dropdown,
  width: 'max-content',
  maxWidth: 'calc(100vw - 16px)',
  margin: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.motion]: { animation: `${appear} ${motion.fast} ${motion.easing}` } },
});

/** Look of a popup. */
export const surface = componentStyle({
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.float,
  fontSize: vars.font.size.sm,
  textAlign: 'start',
});
