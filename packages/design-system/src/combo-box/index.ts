export { ComboBox } from './combo-box';
export type { ComboBoxOption, ComboBoxProps } from './combo-box-props';
