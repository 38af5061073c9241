import { describe, expect, test } from 'vitest';
import { makeLexicon } from './lexicon';
import { understand, type Question } from './question';
import { leastOf, widening } from './widening';

const lexicon = makeLexicon({ synonyms: [], stopWords: [] });
const wordsOf = ({ concepts }: Question) => concepts.map(({ text }) => text).join(' ');

/** A search of goods that have all of the words of `has`, as it was asked for in turn. */
function searching(
  has: readonly string[],
  { meant, there = [] }: { meant?: string; there?: readonly string[] } = {},
) {
  const asked: string[] = [];
  const widened = widening({
    lexicon: async () => lexicon,
    guessed: async () =>
      meant === undefined ? undefined : { question: understand(meant, lexicon), didYouMean: meant },
    isThere: async (question) => there.includes(wordsOf(question)),
  });
  const search = (text: string) =>
    widened(
      text,
      ({ found }: { found: string }) => found !== '',
      async (question, least) => {
        const words = wordsOf(question);
        asked.push(least ? `${words} (${least})` : words);
        return { found: has.includes(asked.at(-1) ?? '') ? words : '' };
      },
    );
  return { asked, search };
}

describe('a search', () => {
  test('that finds something is left as it is', async () => {
    const { search, asked } = searching(['red mug'], { meant: 'bed mug' });
    expect(await search('red mug')).toEqual({ found: 'red mug' });
    expect(asked).toEqual(['red mug']);
  });

  test('that filters leave nothing of is not widened', async () => {
    const { search, asked } = searching(['bed mug'], { meant: 'bed mug', there: ['red mug'] });
    expect(await search('red mug')).toEqual({ found: '' });
    expect(asked).toEqual(['red mug']);
  });

  test('for what nothing has is one for what was meant, and says so', async () => {
    const { search } = searching(['mug'], { meant: 'mug' });
    expect(await search('mgu')).toEqual({ found: 'mug', didYouMean: 'mug' });
  });

  test('says what was meant also when filters leave nothing of it', async () => {
    const { search, asked } = searching([], { meant: 'mug', there: ['mug'] });
    expect(await search('mgu')).toEqual({ found: '', didYouMean: 'mug' });
    expect(asked).toEqual(['mgu', 'mug']);
  });

  test('for several things asks for half of them in the end', async () => {
    const { search, asked } = searching(['red mug zebra (2)']);
    expect(await search('red mug zebra')).toEqual({ found: 'red mug zebra' });
    expect(asked).toEqual(['red mug zebra', 'red mug zebra (2)']);
    expect(
      [1, 2, 3, 4].map((n) => leastOf(understand('a b c d', lexicon).concepts.slice(0, n))),
    ).toEqual([1, 1, 2, 2]);
  });

  test('for one thing that nobody has ends with nothing', async () => {
    const { search, asked } = searching([]);
    expect(await search('zebra')).toEqual({ found: '' });
    expect(await search('')).toEqual({ found: '' });
    expect(asked).toEqual(['zebra', '']);
  });
});
