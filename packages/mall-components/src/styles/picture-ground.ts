import { vars } from '@vermilion/design-system/tokens';

const { color } = vars;

/** The ground of text on an image, which fades into the image: light like the image, but dark on a dark page. */
export const pictureGround = `light-dark(${color.picture}, ${color.surfaceRaised})`;

/** Text on this ground. */
export const pictureInk = `light-dark(${color.pictureText}, ${color.text})`;
