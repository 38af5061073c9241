import { describe, expect, test } from 'vitest';
import { makeLexicon } from './lexicon';
import { type ParsedQuery, parseQuery } from './parsed-query';
import { minimumMatches, withRelaxation } from './relaxation';

const lexicon = makeLexicon({ synonyms: [], stopWords: [] });
const wordsOf = ({ concepts }: ParsedQuery) => concepts.map(({ text }) => text).join(' ');

/** A search that finds only the queries in `findable`; `queries` are those that were tried. */
function searching(
  findable: readonly string[],
  {
    correction,
    words,
    unfiltered = [],
  }: { correction?: string; words?: string; unfiltered?: readonly string[] } = {},
) {
  const queries: string[] = [];
  const relaxed = withRelaxation({
    lexicon: async () => lexicon,
    correct: async () =>
      correction === undefined
        ? undefined
        : {
            parsed: parseQuery(correction, lexicon),
            ...(words !== undefined && { words: parseQuery(words, lexicon) }),
            didYouMean: correction,
          },
    matchesUnfiltered: async (parsed) => unfiltered.includes(wordsOf(parsed)),
  });
  const search = (text: string) =>
    relaxed(
      text,
      ({ found }: { found: string }) => found !== '',
      async (parsed, minimum) => {
        const words = wordsOf(parsed);
        const query = minimum ? `${words} (${minimum})` : words;
        queries.push(query);
        return { found: findable.includes(query) ? words : '' };
      },
    );
  return { queries, search };
}

describe('a search', () => {
  test('with results is not relaxed', async () => {
    const { search, queries } = searching(['red mug'], { correction: 'bed mug' });
    expect(await search('red mug')).toEqual({ found: 'red mug' });
    expect(queries).toEqual(['red mug']);
  });

  test('that only the filters leave without results is not relaxed', async () => {
    const { search, queries } = searching(['bed mug'], {
      correction: 'bed mug',
      unfiltered: ['red mug'],
    });
    expect(await search('red mug')).toEqual({ found: '' });
    expect(queries).toEqual(['red mug']);
  });

  test('without results is corrected and says so', async () => {
    const { search } = searching(['mug'], { correction: 'mug' });
    expect(await search('mgu')).toEqual({ found: 'mug', didYouMean: 'mug' });
  });

  test('says the correction even when the filters exclude its results', async () => {
    const { search, queries } = searching([], { correction: 'mug', unfiltered: ['mug'] });
    expect(await search('mgu')).toEqual({ found: '', didYouMean: 'mug' });
    expect(queries).toEqual(['mgu', 'mug']);
  });

  test('is corrected to the words themselves in names, then to all that they mean', async () => {
    const both = { correction: 'mug cup', words: 'mug' };
    const named = searching(['mug (1)', 'mug cup'], both);
    expect(await named.search('mgu')).toEqual({ found: 'mug', didYouMean: 'mug cup' });
    expect(named.queries).toEqual(['mgu', 'mug (1)']);
    const meant = searching(['mug cup'], both);
    expect(await meant.search('mgu')).toEqual({ found: 'mug cup', didYouMean: 'mug cup' });
    const filtered = searching(['mug cup'], { ...both, unfiltered: ['mug'] });
    expect(await filtered.search('mgu')).toEqual({ found: '', didYouMean: 'mug cup' });
  });

  test('for several words finally requires half of them', async () => {
    const { search, queries } = searching(['red mug zebra (2)']);
    expect(await search('red mug zebra')).toEqual({
      found: 'red mug zebra',
      isPartial: true,
    });
    expect(queries).toEqual(['red mug zebra', 'red mug zebra (2)']);
    expect(
      [1, 2, 3, 4].map((n) => minimumMatches(parseQuery('a b c d', lexicon).concepts.slice(0, n))),
    ).toEqual([1, 1, 2, 2]);
  });

  test('with some of its words only looks for those that say what is meant', async () => {
    const { search, queries } = searching(['mug zebra (1)']);
    expect(await search('mug zebra 12 xl')).toEqual({ found: 'mug zebra', isPartial: true });
    expect(queries).toEqual(['mug zebra 12 xl', 'mug zebra (1)']);
  });

  test('for one unknown word finds nothing', async () => {
    const { search, queries } = searching([]);
    expect(await search('zebra')).toEqual({ found: '' });
    expect(await search('')).toEqual({ found: '' });
    expect(queries).toEqual(['zebra', '']);
  });
});
