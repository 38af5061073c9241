export { Select } from './select';
export type { SelectChangeDetail, SelectProps } from './select';
