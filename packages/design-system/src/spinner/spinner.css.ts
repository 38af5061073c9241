import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = componentStyle({
  display: 'inline-block',
  flex: 'none',
  strokeLinecap: 'round',
  '@media': { [media.motion]: { animation: `${turn} ${vars.motion.spin} linear infinite` } },
});

export const sizes = componentVariants({
  sm: { width: vars.size.iconSm, height: vars.size.iconSm },
  md: { width: vars.size.iconMd, height: vars.size.iconMd },
  lg: { width: vars.size.controlMd, height: vars.size.controlMd },
});
