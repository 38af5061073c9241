import { describe, expect, test } from 'vitest';
import { HEADER, questionsOf, rowOf, timesOf, wantedOf } from './questions.mjs';

describe('the bench of search', () => {
  test('wants the more of a smaller mall', () => {
    expect(wantedOf(100_000)).toEqual({ search: 30, suggestions: 10 });
    expect(wantedOf(1_000_000)).toEqual({ search: 80, suggestions: 10 });
  });

  test('asks for each word, in a list alone and with its facets', () => {
    const words = {
      ten: ['Olive & Co'],
      tenth: ['灯', 'red'],
      two: ['red lamp'],
      three: ['red oak lamp'],
      typed: ['la'],
    };
    const questions = questionsOf('http://mall', words);
    expect(questions.map(({ views }) => views.length)).toEqual([1, 1, 2, 2, 1, 1, 1]);
    expect(questions.map(({ views }) => views[0]?.length)).toEqual([1, 2, 1, 2, 1, 1, 1]);
    expect(questions[0]?.views[0]?.[0]).toContain('keyword=Olive%20%26%20Co&');
    expect(questions[6]?.views).toEqual([['http://mall/api/front/search/suggest?keyword=la']]);
  });

  test.each([1, 3])('asks for every view once, %i at once', async (atOnce) => {
    const views = Array.from({ length: 7 }, (_, n) => [`list ${n}`, `facets ${n}`]);
    const asked: string[] = [];
    let running = 0;
    let most = 0;
    const { times } = await timesOf(views, atOnce, async (url: string) => {
      asked.push(url);
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
    });
    expect(times).toHaveLength(7);
    expect(asked.sort()).toEqual(views.flat().sort());
    expect(most, 'a view sends its calls together').toBe(2 * atOnce);
  });

  test('one slow answer of twenty does not count, two do', () => {
    const row = (times: number[], limit?: number) =>
      rowOf({ name: 'words', state: 'warm', atOnce: 1, limit }, { times, rate: 12.3 });
    const quick = Array.from({ length: 19 }, () => 5);
    expect(row([...quick, 99], 30)).toMatchObject({ holds: true });
    const slow = row([...quick.slice(1), 98, 99], 30);
    expect(slow.holds).toBe(false);
    expect(slow.cells).toHaveLength(HEADER.length);
    expect(slow.cells.at(-1)).toBe('MISSED (30 ms)');
    expect(row([99]).cells.at(-1), 'what only stands beside has no limit').toBe('');
  });
});
