import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, border, radius, motion } = vars;

export const card = componentStyle({ borderRadius: radius.card });

/** The border of a card on the page background. */
export const outlined = componentStyle({ border: `${border.hairline} solid ${color.border}` });

export const paddings = componentVariants({
  none: { padding: 0 },
  sm: { padding: space.sm },
  md: { padding: space.md },
  lg: { padding: space.lg },
  xl: { padding: space.xl },
});

/** Hover and active styles of a card that is pressable as a whole. */
export const interactive = componentStyle({
  transition: `border-color ${motion.normal} ${motion.easing}, box-shadow ${motion.normal} ${motion.easing}`,
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': {
          borderColor: color.borderHover,
          boxShadow: vars.shadow.float,
        },
      },
    },
  },
});

export const clip = componentStyle({ overflow: 'hidden' });
