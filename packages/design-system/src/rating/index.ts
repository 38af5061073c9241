export { Rating, ratingSizes } from './rating';
export type { RatingProps } from './rating';
