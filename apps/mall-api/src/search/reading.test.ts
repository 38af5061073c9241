import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../kernel/language';
import { completionsOf } from './completions';
import { readsAs } from './reading';

describe('a name as it is shown', () => {
  test.each([
    ['lam', 'en', 'Bedside lamp, dimmable by touch'],
    ['LAMPS', 'en', 'Bedside lamp, dimmable by touch'],
    ['the orch', 'en', 'The orchard, a puzzle'],
    ['lam', 'es', 'Lámpara de noche'],
    ['hiver', 'fr', 'Bottes d’hiver à chausson de feutre'],
    ['shirt', 'en', 'Heavy cotton T-shirt'],
    ['茶壶', 'zh-CN', '手工陶瓷茶壶'],
    ['chahu', 'zh-CN', '手工陶瓷茶壶'],
    ['ch', 'zh-CN', '手工陶瓷茶壶'],
    ['โคม', 'th', 'โคมไฟหัวเตียง แตะหรี่แสง'],
  ] as const)('reads as %j in %s: %s', (text, language, name) => {
    expect(readsAs(text, language)(name)).toBe(true);
  });

  test.each([
    ['lam', 'en', 'Herb scissors with five blades'],
    ['amp', 'en', 'Bedside lamp'],
    ['lamp red', 'en', 'Bedside lamp'],
    ['lam', 'en', '双人拉面套装'],
    ['te', 'en', 'Phones & Tablets'],
  ] as const)('does not read as %j in %s: %s', (text, language, name) => {
    expect(readsAs(text, language)(name)).toBe(false);
  });

  const word = fc.stringMatching(/^[a-z]{4,9}$/);
  const language = fc.constantFrom(...languages);

  test('reads as the beginning of each of its words, in any case', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        language,
        (words, at, of) => {
          const one = words[at % words.length] ?? '';
          const isRead = readsAs(one.slice(0, 1 + (at % one.length)).toUpperCase(), of);
          expect(isRead(words.join(' '))).toBe(true);
        },
      ),
    );
  });

  test('whatever is typed, fails nowhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), language, (typed, name, of) => {
        expect(typeof readsAs(typed, of)(name)).toBe('boolean');
        expect(completionsOf(typed, of, [name]).length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('completions of what is typed', () => {
  const names = [
    'Bedside lamp, dimmable',
    'Ceramic table lamp',
    'Paper lantern',
    'Two lamps',
    'Lava cake',
  ];

  test('are words of the names, most frequent first, one form of each', () => {
    expect(completionsOf('la', 'en', names)).toEqual(['lamp', 'lantern', 'lava']);
    expect(completionsOf('lam', 'en', names)).toEqual(['lamp']);
  });

  test('keep the words before, and the accents of the language', () => {
    expect(completionsOf('Paper lan', 'en', names)).toEqual(['paper lantern']);
    expect(completionsOf('lam', 'es', ['Lámpara de noche'])).toEqual(['lámpara']);
    expect(completionsOf('hiv', 'fr', ['Bottes d’hiver'])).toEqual(['hiver']);
  });

  test('complete what is written without spaces, and nothing after a space', () => {
    expect(completionsOf('茶', 'zh-CN', ['龙井 茶叶 礼盒'])).toEqual(['茶叶']);
    expect(completionsOf('', 'en', names)).toEqual([]);
  });
});
