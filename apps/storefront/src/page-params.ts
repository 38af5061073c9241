// The parameters of each page's address, by the part of the mall that the page belongs to
export * from './page-params/catalogue';
export { homeParams, listParams } from './page-params/list-params';
export * from './page-params/order';
export * from './page-params/shopper';
