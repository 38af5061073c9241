import type { Review } from '@vermilion/mall-components/review';

/** A picture says as much as this many characters. */
const PICTURE = 120;
/** Longer texts are not more useful. */
const LONG = 240;

const usefulness = ({ text, pictures }: Review) =>
  Math.min(text.length, LONG) + (pictures.length > 0 ? PICTURE : 0);

/** The reviews that say and show most, those in the reader's language first; of equal ones the newest. */
export const mostUseful = (reviews: readonly Review[], count: number, language: string): Review[] =>
  [...reviews]
    .sort(
      (a, b) =>
        Number(b.language === language) - Number(a.language === language) ||
        usefulness(b) - usefulness(a),
    )
    .slice(0, count);
