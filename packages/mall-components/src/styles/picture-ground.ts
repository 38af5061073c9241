import { vars } from '@vermilion/design-system/tokens';

/** The ground of text on an image, as light as the image: on a dark page, images are a tenth darker. */
export const pictureGround = `light-dark(${vars.color.picture}, color-mix(in srgb, ${vars.color.picture} 90%, ${vars.color.ground}))`;
