export { toNextSteps } from './next-steps';
export type { Waiting } from './next-steps';
