export { OrderFacts } from './order-facts';
export type { OrderFactsProps } from './order-facts';
