export { MultiSelect } from './multi-select';
export type { MultiSelectChangeDetail, MultiSelectProps } from './multi-select-props';
