import { imageSources } from '@vermilion/mall-components/settings';
import { preload } from 'react-dom';

/**
 * Preloads the main image of a page in the best format; browsers without support for the format ignore it.
 * `sizes` must match that of the displayed image.
 */
export function preloadImage(src: string | undefined, sizes: string) {
  const [best] = src ? imageSources(src).sources : [];
  if (!src || !best) return;
  preload(src, {
    as: 'image',
    type: best.type,
    imageSrcSet: best.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
