// The parameters of each page's address, by the part of the mall that the page belongs to
export * from './catalogue';
export { homeParams, listParams } from './list-params';
export * from './order';
export * from './shopper';
