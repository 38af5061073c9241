export { SearchField } from './search-field';
export type { SearchFieldChangeDetail, SearchFieldProps } from './search-field';
