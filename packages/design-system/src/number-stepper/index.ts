export { NumberStepper, stepperSizes } from './number-stepper';
export type { NumberStepperProps, StepDetail } from './number-stepper';
