export { Gallery, gallerySizes } from './gallery';
export type { GalleryProps } from './gallery';
