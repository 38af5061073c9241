export { RadioGroup, radioGroupLayouts } from './radio-group';
export type { RadioGroupProps, RadioOption } from './radio-group';
export type { RadioChangeDetail } from './radio-fieldset';
