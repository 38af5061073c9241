export { ComboBox } from './combo-box';
export type {
  ComboBoxChangeDetail,
  ComboBoxFailure,
  ComboBoxOption,
  ComboBoxProps,
} from './combo-box-props';
