export { Gallery } from './gallery';
export type { GalleryProps } from './gallery';
export type { GalleryChangeDetail, GalleryLabels, GalleryImage } from './types';
