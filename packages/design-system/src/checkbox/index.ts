export { Checkbox } from './checkbox';
export type { CheckboxChangeDetail, CheckboxProps } from './checkbox';
