export { createLoader } from './loader';
export { ProfilePage as View } from './view';
