export { RatingInput } from './rating-input';
export type { RatingInputProps } from './rating-input';
