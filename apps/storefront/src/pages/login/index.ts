export { createLoader } from './loader';
export { LoginView as View } from './view';
