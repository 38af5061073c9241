export { Gallery } from './gallery';
export type { GalleryProps } from './gallery';
export type { GalleryLabels, GalleryPicture } from './types';
