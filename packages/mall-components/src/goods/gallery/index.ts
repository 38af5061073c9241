export { Gallery } from './gallery';
export type { GalleryProps } from './gallery';
