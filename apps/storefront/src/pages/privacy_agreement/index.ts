export { createLoader } from './loader';
export { PrivacyView as View } from './view';
