export { createLoader } from './loader';
export { createAction } from './create-action';
export { LoginView as View } from './view';
