export { createLoader } from './loader';
export { ConfirmView as View } from './view';
