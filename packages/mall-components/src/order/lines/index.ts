export { OrderLines } from './order-lines';
export type { OrderLinesProps } from './order-lines';
