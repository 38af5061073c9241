export { createLoader } from './loader';
export { ActivityView as View } from './view';
