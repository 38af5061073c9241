export { createLoader } from './loader';
export { OrderPageView as View } from './view';
