export { createLoader } from './loader';
export { PaymentResultPage as View } from './view';
