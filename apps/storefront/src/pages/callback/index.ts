export { createLoader } from './loader';
export { CallbackView as View } from './view';
