import { vars } from './vars.css';

/**
 * Laid over every image: images have light grounds, which glare on a dark page. On a light page it is not seen.
 * A tenth: with more, white looks dirty.
 */
export const pictureVeil = `light-dark(transparent, color-mix(in srgb, ${vars.color.ground} 10%, transparent))`;
