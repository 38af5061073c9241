export { NumberStepper, numberStepperSizes } from './number-stepper';
export type { NumberStepperProps, NumberStepperChangeDetail } from './number-stepper';
