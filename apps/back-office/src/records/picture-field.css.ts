import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

const { picture, pictureText } = vars.color;

/** Colors of pictures are the same on light and on dark pages. */
export const grounds = styleVariants({ light: {}, dark: {} });

for (const [name, background] of [
  ['light', picture],
  ['dark', pictureText],
] as const)
  globalStyle(`${grounds[name]} img`, { objectFit: 'contain', background });
