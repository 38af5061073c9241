export { CheckboxGroup, checkboxGroupLayouts } from './checkbox-group';
export type {
  CheckboxGroupChangeDetail,
  CheckboxGroupProps,
  CheckboxOption,
} from './checkbox-group';
