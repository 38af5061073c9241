export { createLoader } from './loader';
export { SearchView as View } from './view';
