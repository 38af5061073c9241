export { NumberField } from './number-field';
export type { NumberFieldChangeDetail, NumberFieldProps } from './number-field-props';
