export { createLoader, shouldRevalidate } from './loader';
export { GoodsView as View } from './view';
