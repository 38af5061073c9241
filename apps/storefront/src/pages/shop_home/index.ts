export { createLoader } from './loader';
export { ShopHomeView as View } from './view';
