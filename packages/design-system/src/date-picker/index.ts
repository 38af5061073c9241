export { DatePicker } from './date-picker';
export type { DatePickerChangeDetail, DatePickerProps } from './date-picker-props';
