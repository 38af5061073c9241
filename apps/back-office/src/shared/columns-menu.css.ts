import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

/** Most columns are shown: their mark says so, and not the color of what is chosen. */
export const column = style({ color: vars.color.text, fontWeight: vars.font.weight.regular });
