import { visibleText } from '@vermilion/input-rules/visible-text';
import type { ReviewDraft } from '../types';

/** Maximum number of characters of a review. */
export const REVIEW_MAX_LENGTH = 500;

type Typed = Omit<ReviewDraft, 'pictures'>;
export type ReviewProblems = Partial<Record<keyof Typed, 'noScore' | 'noText'>>;

/** The errors by field, in the order of the form. A score of 0 counts as missing. */
export function checkReview({ productScore, serviceScore, text }: Typed): ReviewProblems {
  return {
    ...(productScore === 0 && { productScore: 'noScore' }),
    ...(serviceScore === 0 && { serviceScore: 'noScore' }),
    ...(visibleText(text) === '' && { text: 'noText' }),
  };
}
