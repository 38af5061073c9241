export { OrderSteps } from './order-steps';
export type { OrderStepsProps } from './order-steps';
