export { createLoader } from './loader';
export { HomeView as View } from './view';
