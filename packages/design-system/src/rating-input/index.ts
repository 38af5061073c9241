export { RatingInput } from './rating-input';
export type { RatingInputChangeDetail, RatingInputProps } from './rating-input';
