export { FactList } from './fact-list';
export type { Fact, FactListProps } from './fact-list';
export { OrderFacts } from './order-facts';
export type { OrderFactsProps } from './order-facts';
