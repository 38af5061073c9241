export { createLoader } from './loader';
export { CartPageView as View } from './view';
