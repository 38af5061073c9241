import { media } from '../tokens/breakpoints';

/** In a narrow window panels open below their entries, and not on hover, since they push the rest down. */
export const opensBelow = () =>
  typeof window.matchMedia === 'function' && !window.matchMedia(media.md).matches;
