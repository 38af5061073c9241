import { vars } from '@vermilion/design-system/tokens';

/** The ground of text on an image, as light as the image: on a dark page, images are a tenth darker. */
export const pictureGround = `light-dark(${vars.color.picture}, color-mix(in srgb, ${vars.color.picture} 90%, ${vars.color.ground}))`;

/** Behind what is cut out: neither black nor white goods get lost on it, nor does it glare while an image loads. */
export const cutOutGround = `light-dark(${vars.color.surfaceSunken}, color-mix(in srgb, ${vars.color.picture} 60%, ${vars.color.ground}))`;

/** Over images, whose light grounds glare on a dark page: a tenth darker there, and unseen on a light one. */
export const dimming = {
  content: '""',
  position: 'absolute',
  inset: 0,
  opacity: 0.1,
  background: `light-dark(transparent, ${vars.color.ground})`,
  pointerEvents: 'none',
} as const;
