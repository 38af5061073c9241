import { media } from '../tokens/breakpoints';

/** In a narrow window panels open below their entries: what opened by hovering would push the rest away. */
export const opensBelow = () =>
  typeof window.matchMedia === 'function' && !window.matchMedia(media.md).matches;
