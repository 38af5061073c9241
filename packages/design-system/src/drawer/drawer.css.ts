import { keyframes } from '@vanilla-extract/css';
import { inRtl } from '../internal/direction';
import { keyboardInset } from '../internal/keyboard-inset';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });

const { slow, easing } = vars.motion;
const slide = (name: string) => ({ [media.motion]: { animation: `${name} ${slow} ${easing}` } });
/** A drawer at the start enters from the right in right-to-left text. */
const mirrored = (name: string) => ({
  [inRtl]: { '@media': { [media.motion]: { animationName: name } } },
});

const upright = {
  insetBlock: 0,
  width: 'calc(100% - 48px)',
  height: `calc(100dvh - ${keyboardInset})`,
};

export const sides = componentVariants({
  start: {
    ...upright,
    insetInlineStart: 0,
    '@media': slide(fromLeft),
    selectors: mirrored(fromRight),
  },
  end: {
    ...upright,
    insetInlineEnd: 0,
    '@media': slide(fromRight),
    selectors: mirrored(fromLeft),
  },
  bottom: {
    insetInline: 0,
    insetBlockEnd: keyboardInset,
    width: '100%',
    maxHeight: `calc(100dvh - ${keyboardInset} - 48px)`,
    marginInline: 'auto',
    borderStartStartRadius: vars.radius.overlay,
    borderStartEndRadius: vars.radius.overlay,
    '@media': slide(fromBelow),
  },
});

export const sizes = componentVariants({
  sm: { maxWidth: '20rem' },
  md: { maxWidth: '27.5rem' },
  lg: { maxWidth: '45rem' },
});

/** A bottom drawer is as wide as a phone, and no wider than a readable column elsewhere. */
export const sheet = componentStyle({ maxWidth: '52.5rem' });
