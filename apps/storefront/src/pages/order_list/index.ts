export { createLoader } from './loader';
export { OrdersView as View } from './view';
