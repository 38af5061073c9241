import { lockedScrollbar } from '../internal/scroll-lock';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, motion } = vars;

/** Absolutely positioned: no layout shift. */
export const scrollToTop = componentStyle({
  position: 'fixed',
  insetBlockEnd: space.lg,
  insetInlineEnd: `calc(${space.lg} + ${lockedScrollbar})`,
  zIndex: vars.zIndex.floatingWidget,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.controlLg,
  height: vars.size.controlLg,
  border: `${vars.border.control} solid ${color.border}`,
  borderRadius: vars.radius.pill,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.float,
  fontSize: vars.size.iconLg,
  selectors: {
    '&[data-state="hidden"]': { visibility: 'hidden', opacity: 0 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { borderColor: color.borderHover, color: color.brandAccentText },
      },
    },
    [media.motion]: {
      transition: `opacity ${motion.normal} ${motion.easing}, visibility ${motion.normal}, transform ${motion.normal} ${motion.easing}`,
      selectors: { '&[data-state="hidden"]': { transform: `translateY(${space.xs})` } },
    },
  },
});
