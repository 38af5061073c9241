export { Gallery } from './gallery';
export type { GalleryProps } from './gallery';
export type { GalleryLabels, GalleryImage } from './types';
