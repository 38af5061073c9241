export { SumBar } from './sum-bar';
export type { SumBarProps } from './sum-bar';
