export { Steps } from './steps';
export type { Step, StepsProps } from './steps';
