export { ErrorView } from './error-view';
export type { ErrorViewProps } from './error-view';
export { ShopperError, shopperMessage } from './shopper-error';
