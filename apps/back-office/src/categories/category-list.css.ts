import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

/** Names stand further in, the lower their level. */
export const levels = styleVariants({ 1: 0, 2: 1, 3: 2 }, (steps) => ({
  minWidth: `calc(10rem + ${vars.space.xl} * ${steps})`,
  paddingInlineStart: `calc(${vars.space.xl} * ${steps})`,
}));
export const top = style({ fontWeight: vars.font.weight.bold });
