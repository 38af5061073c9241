export { ComboBox } from './combo-box';
export type { ComboBoxChangeDetail, ComboBoxOption, ComboBoxProps } from './combo-box-props';
