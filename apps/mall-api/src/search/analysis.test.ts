import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeDocument } from './document';
import { makeLexicon } from './lexicon';
import { normalise } from './normalise';
import { understand } from './question';
import { termsOf } from './terms';
import { tokensOf } from './tokens';
import { DEFAULT_LISTS } from './words/defaults';

const words = (text: string) => tokensOf(text).map((token) => token.text);

describe('normalise', () => {
  test.each([
    ['full width', 'ＴＶ　３２', 'tv 32'],
    ['case and accents', 'Turrón THÉIÈRE Gâteau', 'turron theiere gateau'],
    ['letters that are two', 'Œuf Straße', 'oeuf strasse'],
    ['Thai AM in two signs', 'น\u0e4d\u0e49า', 'น\u0e49\u0e33'],
    ['Thai AM after its tone', 'น\u0e49\u0e4dา', 'น\u0e49\u0e33'],
    ['Thai tone before its vowel', 'ท\u0e48\u0e35', 'ท\u0e35\u0e48'],
    ['two tones before a vowel', 'ท\u0e48\u0e49\u0e35', 'ท\u0e35\u0e48\u0e49'],
    ['Thai E typed twice', 'เเชมพู', 'แชมพู'],
    ['Lao AM in two signs', 'ລ\u0ecdາໂພງ', 'ລ\u0eb3ໂພງ'],
    ['Lao HO NO in two letters', 'ຫນ້າ', 'ໜ້າ'],
    ['own digits', '๑๒ ໓໔', '12 34'],
    ['traditional characters', '茶壺 手機', '茶壶 手机'],
    ['invisible signs', 'tea\u00adpot\u200bcup', 'teapot cup'],
  ])('%s', (_what, typed, normal) => expect(normalise(typed)).toBe(normal));

  test('twice changes nothing', () => {
    const letters = fc.constantFrom(..."aéŒßＡ壺茶ำํ้่ีาเนຳໍ້າຫນມ๑໒ .,-'’\u00ad\u200b");
    const text = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(text, (typed) => {
        expect(normalise(normalise(typed))).toBe(normalise(typed));
      }),
    );
  });
});

describe('words', () => {
  test.each([
    ['Chef’s knife', ['chef', 'knife']],
    ['savon à l’olive', ['savon', 'a', 'olive']],
    ['WH-1000XM4', ['wh1000xm4']],
    ['手作陶瓷茶壶', ['手作', '陶瓷', '茶壶']],
    ['น้ำมันมะพร้าว', ['น้ำมัน', 'มะพร้าว']],
    ['ຖ້ວຍກາເຟ', ['ຖ້ວຍ', 'ກາເຟ']],
    ['100%', ['100', '%']],
  ])('%j', (text, found) => expect(words(text)).toEqual(found));

  test.each([
    ['2.8l', '2,8 L'],
    ['2.8 litres', '2.8升'],
    ['500 ml', '0,5 l'],
    ['10 000 mAh', '10000mah'],
    ['1 kg', '1000กรัม'],
  ])('%j and %j are one measure', (one, other) => expect(words(one)[0]).toBe(words(other)[0]));

  test('other numbers are never one measure', () => {
    const volume = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(volume, volume, (one, other) => {
        expect(words(`${one} ml`)[0] === words(`${other} ml`)[0]).toBe(one === other);
      }),
    );
  });
});

describe('forms of a word share a term', () => {
  test.each([
    ['teapots', 'teapot'],
    ['knives', 'knife'],
    ['T-shirts', 'tshirt'],
    ['limones', 'limón'],
    ['camisetas', 'camiseta'],
    ['gâteaux', 'gateau'],
    ['chaussures', 'chaussure'],
  ])('%j and %j', (one, other) => {
    const terms = (text: string) => tokensOf(text).flatMap(termsOf);
    expect(terms(one).some((term) => terms(other).includes(term))).toBe(true);
  });

  test.each([
    ['pain', 'Painting'],
    ['pain', 'Spain'],
    ['tea', 'team'],
  ])('but %j and %j do not', (one, other) => {
    const terms = (text: string) => tokensOf(text).flatMap(termsOf);
    expect(terms(one).some((term) => terms(other).includes(term))).toBe(false);
  });
});

describe('a document', () => {
  test('knows what the thing is, and what is only with it', () => {
    const { terms } = makeDocument({
      name: 'Shaving soap in a bowl',
      filedUnder: '',
      saidOfIt: '',
    });
    const placesOf = (term: string) => [...(terms.get(term) ?? [])].join('');
    expect(['!soap', 'soap', '!bowl', 'bowl'].map(placesOf)).toEqual(['A', 'A', '', 'B']);
  });

  test('has its pinyin and the initials of it', () => {
    const { terms } = makeDocument({ name: '手作陶瓷茶壶', filedUnder: '', saidOfIt: '' });
    expect([...terms.keys()]).toEqual(expect.arrayContaining(['^chahu', '^taocichahu', "'tcch"]));
  });

  test('has nothing of the tags of its description', () => {
    const { terms } = makeDocument({
      name: 'Mug',
      filedUnder: '',
      saidOfIt: '<b class="x">Fine</b>',
    });
    expect([terms.get('fine'), terms.has('class')]).toEqual(['D', false]);
  });
});

describe('a question', () => {
  const lexicon = makeLexicon(DEFAULT_LISTS);
  const concepts = (text: string) => understand(text, lexicon).concepts.map((one) => one.text);

  test.each([
    ['frying pan 28 cm', ['frying pan', '280mm']],
    ['cuchillo de chef', ['cuchillo', 'chef']],
    ['ชามเซรามิก', ['ชาม', 'เซรามิก']],
    ['the', ['the']],
    ['%', ['%']],
    ['', []],
  ])('%j asks for %j', (text, asked) => expect(concepts(text)).toEqual(asked));

  test('is understood whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const once = understand(typed, lexicon);
        expect(understand(normalise(typed), lexicon)).toEqual(once);
      }),
    );
  });
});

test('tea is no form of a tee-shirt', () => {
  const [tea, tee] = [tokensOf('tea'), tokensOf('tee')].map((tokens) => tokens.flatMap(termsOf));
  expect(tea?.filter((term) => tee?.includes(term))).toEqual([]);
});

test('descriptions are not searched for function words, which are other words without their accents', () => {
  const pencils = { name: 'Graphite pencils', filedUnder: 'pens', saidOfIt: 'Cedar: the best.' };
  const { terms } = makeDocument(pencils);
  const [tea] = understand('thé', makeLexicon(DEFAULT_LISTS)).concepts;
  const asked = Object.values(tea?.ways ?? {}).flat(3);
  expect(asked).toContain('the');
  expect(asked.filter((term) => terms.has(term))).toEqual([]);
  expect(terms.get('cedar')).toBe('D');
});
