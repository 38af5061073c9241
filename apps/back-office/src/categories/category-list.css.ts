import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';
import { indent } from '../shared/row-drag.css';

/** Names stand further in, the lower their level. */
export const levels = styleVariants({ 1: 0, 2: 1, 3: 2 }, (steps) => ({
  vars: { [indent]: `calc(${vars.space.xl} * ${steps})` },
  minWidth: `calc(10rem + ${indent})`,
  paddingInlineStart: indent,
}));
export const top = style({ fontWeight: vars.font.weight.bold });
