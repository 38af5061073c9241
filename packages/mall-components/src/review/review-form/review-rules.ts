import type { ReviewDraft } from '../types';

/** As many characters as a review may have. */
export const REVIEW_MAX_LENGTH = 500;

type Typed = Omit<ReviewDraft, 'pictures'>;
export type ReviewProblems = Partial<Record<keyof Typed, 'noScore' | 'noText'>>;

/** What is missing, by field, in the order of the form. A score of 0 is not given yet. */
export function checkReview({ productScore, serviceScore, text }: Typed): ReviewProblems {
  return {
    ...(productScore === 0 && { productScore: 'noScore' }),
    ...(serviceScore === 0 && { serviceScore: 'noScore' }),
    ...(text.trim() === '' && { text: 'noText' }),
  };
}
