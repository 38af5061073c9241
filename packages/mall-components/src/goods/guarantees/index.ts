export { Guarantees } from './guarantees';
export type { GuaranteesProps } from './guarantees';
