import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, font, motion, radius } = vars;

const breathe = keyframes({ '50%': { backgroundColor: color.skeletonShine } });

export const skeleton = componentStyle({ display: 'block', maxWidth: '100%' });

const painted = { background: color.skeleton };
const animation = `${breathe} ${motion.pulse} ease-in-out infinite`;

/** The placeholder fills the box, or for text the height of the letters. */
export const block = componentStyle({
  ...painted,
  '@media': {
    [media.motion]: { animation },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

const line = componentStyle({
  position: 'relative',
  height: '1lh',
  selectors: {
    '&::before': {
      ...painted,
      content: '',
      position: 'absolute',
      // From ascender to descender: about 0.7 of the font size
      insetBlock: 'calc((1lh - 0.7em) / 2)',
      insetInline: 0,
      // Rounded in every brand, like letters
      borderRadius: '0.25em',
    },
  },
  '@media': {
    [media.motion]: { selectors: { '&::before': { animation } } },
    [media.forcedColors]: { selectors: { '&::before': { border: '1px solid GrayText' } } },
  },
});

export const shapes = {
  rect: componentStyle({ borderRadius: radius.picture }),
  card: componentStyle({ borderRadius: radius.card }),
  circle: componentStyle({ borderRadius: radius.round, aspectRatio: '1' }),
  text: line,
};

const type = (fontSize: string, lineHeight: string) => ({ fontSize, lineHeight });

export const text = componentVariants({
  xs: type(font.size.xs, font.leading.normal),
  sm: type(font.size.sm, font.leading.normal),
  md: type(font.size.md, font.leading.normal),
  lg: type(font.size.lg, font.leading.tight),
  xl: type(font.size.xl, font.leading.tight),
  xxl: type(font.size.xxl, font.leading.tight),
});

export const widths = componentVariants({
  full: { width: '100%' },
  '3/4': { width: '75%' },
  '1/2': { width: '50%' },
  '1/3': { width: '33.333%' },
  '1/4': { width: '25%' },
});
