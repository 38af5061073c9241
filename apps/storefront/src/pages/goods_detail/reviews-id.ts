/** Element id of the reviews. */
export const REVIEWS_ID = 'reviews';
