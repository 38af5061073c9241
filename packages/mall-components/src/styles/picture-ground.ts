import { vars } from '@vermilion/design-system/tokens';

const { color } = vars;

/** The ground of text on an image, which fades into the image: light like the image, but dark on a dark page. */
export const pictureGround = `light-dark(${color.picture}, ${color.surfaceRaised})`;

/** Text on this ground. */
export const pictureInk = `light-dark(${color.pictureText}, ${color.text})`;

/** Behind what is cut out: neither black nor white goods get lost on it, nor does it glare while an image loads. */
export const cutOutGround = `light-dark(${color.surfaceSunken}, color-mix(in srgb, ${color.picture} 60%, ${color.ground}))`;
