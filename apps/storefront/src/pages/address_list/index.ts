export { createLoader } from './loader';
export { AddressesView as View } from './view';
