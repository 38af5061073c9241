export { Image } from './image';
export type { ImageProps, ImageSource } from './image';
