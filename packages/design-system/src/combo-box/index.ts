export { ComboBox } from './combo-box';
export type {
  ComboBoxChangeDetail,
  ComboBoxFailure,
  ComboBoxInputDetail,
  ComboBoxOption,
  ComboBoxProps,
} from './combo-box-props';
