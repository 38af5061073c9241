export { createLoader } from './loader';
export { StreetView as View } from './view';
