import type { Lexicon } from './lexicon';
import { understand, type Concept, type Question } from './question';

interface Guess {
  question: Question;
  didYouMean?: string | undefined;
}

/** Of several things that are asked for, so many must be there when nothing has all of them. */
export const leastOf = (concepts: readonly Concept[]) => Math.ceil(concepts.length / 2);

interface Meant {
  lexicon: () => Promise<Lexicon>;
  /** What may have been meant by words that nothing has. */
  guessed: (question: Question) => Promise<Guess | undefined>;
  /** Whether anything has all that is asked for, whatever the filters. */
  isThere: (question: Question) => Promise<boolean>;
}

/**
 * Finds what has all that is asked for; else what has what may have been meant; else what has `least`
 * of it. Filters leave nothing of what there is: it is not widened then, so that facets count what
 * lists show.
 */
export const widening =
  ({ lexicon, guessed: guess, isThere }: Meant) =>
  async <T extends object>(
    text: string,
    isFound: (result: T) => boolean,
    find: (question: Question, least?: number) => Promise<T>,
  ): Promise<T & { didYouMean?: string | undefined }> => {
    const question = understand(text, await lexicon());
    const strict = await find(question);
    if (isFound(strict) || question.concepts.length === 0) return strict;
    if (await isThere(question)) return strict;
    const guessed = await guess(question);
    if (guessed) {
      const result = await find(guessed.question);
      if (isFound(result) || (await isThere(guessed.question)))
        return { ...result, didYouMean: guessed.didYouMean };
    }
    const { concepts, ...asked } = guessed?.question ?? question;
    if (concepts.length < 2) return strict;
    return find({ ...asked, concepts }, leastOf(concepts));
  };
