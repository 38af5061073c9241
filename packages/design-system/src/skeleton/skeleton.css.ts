import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, font, motion, radius } = vars;

const breathe = keyframes({ '50%': { backgroundColor: color.skeletonShine } });

export const skeleton = componentStyle({
  display: 'block',
  maxWidth: '100%',
  background: color.skeleton,
  '@media': {
    [media.motion]: { animation: `${breathe} ${motion.pulse} ease-in-out infinite` },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shapes = componentVariants({
  rect: { borderRadius: radius.control },
  card: { borderRadius: radius.card },
  circle: { borderRadius: radius.round, aspectRatio: '1' },
  text: { borderRadius: radius.sm },
});

// A bar as tall as the letters, in a box as tall as the line
const line = (size: string, leading: string) => ({
  height: `calc(${size} * ${leading})`,
  border: 'solid transparent',
  borderWidth: `calc(${size} * 0.28) 0`,
  backgroundClip: 'padding-box',
});

export const text = componentVariants({
  xs: line(font.size.xs, font.leading.normal),
  sm: line(font.size.sm, font.leading.normal),
  md: line(font.size.md, font.leading.normal),
  lg: line(font.size.lg, font.leading.tight),
  xl: line(font.size.xl, font.leading.tight),
  xxl: line(font.size.xxl, font.leading.tight),
});

export const widths = componentVariants({
  full: { width: '100%' },
  '3/4': { width: '75%' },
  '1/2': { width: '50%' },
  '1/3': { width: '33.333%' },
  '1/4': { width: '25%' },
});
