export { TagInput } from './tag-input';
export type { TagInputChangeDetail, TagInputProps } from './tag-input-props';
