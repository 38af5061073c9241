import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeDocument } from './document';
import { makeLexicon } from './lexicon';
import { normalise } from './normalise';
import { parseQuery } from './parsed-query';
import { termsOf } from './terms';
import { tokensOf } from './tokens';
import { accentedWords } from './typed-accents';
import { DEFAULT_LISTS } from './words/defaults';

const words = (text: string) => tokensOf(text).map((token) => token.text);

describe('normalise', () => {
  test.each([
    ['full width', 'ＴＶ　３２', 'tv 32'],
    ['case and accents', 'Turrón THÉIÈRE Gâteau', 'turron theiere gateau'],
    ['ligatures', 'Œuf Straße', 'oeuf strasse'],
    ['Thai AM in two signs', 'น\u0e4d\u0e49า', 'น\u0e49\u0e33'],
    ['Thai AM after its tone', 'น\u0e49\u0e4dา', 'น\u0e49\u0e33'],
    ['Thai tone before its vowel', 'ท\u0e48\u0e35', 'ท\u0e35\u0e48'],
    ['two tones before a vowel', 'ท\u0e48\u0e49\u0e35', 'ท\u0e35\u0e48\u0e49'],
    ['Thai E typed twice', 'เเชมพู', 'แชมพู'],
    ['Lao AM in two signs', 'ລ\u0ecdາໂພງ', 'ລ\u0eb3ໂພງ'],
    ['Lao HO NO in two letters', 'ຫນ້າ', 'ໜ້າ'],
    ['Thai and Lao digits', '๑๒ ໓໔', '12 34'],
    ['traditional characters', '茶壺 手機', '茶壶 手机'],
    ['invisible characters', 'tea\u00adpot\u200bcup', 'teapot cup'],
  ])('%s', (_name, typed, normal) => expect(normalise(typed)).toBe(normal));

  test('is idempotent', () => {
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
  ])('%j and %j are the same measure', (a, b) => expect(words(a)[0]).toBe(words(b)[0]));

  test('different numbers are different measures', () => {
    const volume = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(volume, volume, (a, b) => {
        expect(words(`${a} ml`)[0] === words(`${b} ml`)[0]).toBe(a === b);
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
  ])('%j and %j', (a, b) => {
    const terms = (text: string) => tokensOf(text).flatMap(termsOf);
    expect(terms(a).some((term) => terms(b).includes(term))).toBe(true);
  });

  test.each([
    ['pain', 'Painting'],
    ['pain', 'Spain'],
    ['tea', 'team'],
  ])('but %j and %j do not', (a, b) => {
    const terms = (text: string) => tokensOf(text).flatMap(termsOf);
    expect(terms(a).some((term) => terms(b).includes(term))).toBe(false);
  });
});

describe('a document', () => {
  test('tells the head noun from qualifiers', () => {
    const { terms } = makeDocument({
      name: 'Shaving soap in a bowl',
      classification: '',
      description: '',
    });
    const weightsOf = (term: string) => [...(terms.get(term) ?? [])].join('');
    expect(['!soap', 'soap', '!bowl', 'bowl'].map(weightsOf)).toEqual(['A', 'A', '', 'B']);
  });

  test('has pinyin and its initials', () => {
    const { terms } = makeDocument({ name: '手作陶瓷茶壶', classification: '', description: '' });
    expect([...terms.keys()]).toEqual(expect.arrayContaining(['^chahu', '^taocichahu', "'tcch"]));
  });

  test('has no HTML tags of its description', () => {
    const { terms } = makeDocument({
      name: 'Mug',
      classification: '',
      description: '<b class="x">Fine</b>',
    });
    expect([terms.get('fine'), terms.has('class')]).toEqual(['D', false]);
  });
});

describe('a query', () => {
  const lexicon = makeLexicon(DEFAULT_LISTS);
  const concepts = (text: string) =>
    parseQuery(text, lexicon).concepts.map((concept) => concept.text);

  test.each([
    ['frying pan 28 cm', ['frying pan', '280mm']],
    ['cuchillo de chef', ['cuchillo', 'chef']],
    ['ชามเซรามิก', ['ชาม', 'เซรามิก']],
    ['the', ['the']],
    ['%', ['%']],
    ['', []],
  ])('%j has the concepts %j', (text, expected) => expect(concepts(text)).toEqual(expected));

  const typed = fc.string({ unit: 'grapheme', maxLength: 60 });

  test('is understood alike, however its signs are typed', () => {
    const unaccented = typed.filter((text) => accentedWords(text).length === 0);
    fc.assert(
      fc.property(unaccented, (text) => {
        expect(parseQuery(normalise(text), lexicon)).toEqual(parseQuery(text, lexicon));
      }),
      // without accents "ǎn" is an article, which is not searched for
      { examples: [['Ａ𝒩⺀']] },
    );
  });

  test('has no more concepts without its accents', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const accented = concepts(text);
        expect(concepts(normalise(text)).filter((found) => !accented.includes(found))).toEqual([]);
      }),
      { examples: [['Ǎ𝒩⺀']] },
    );
  });
});

describe('analysis', () => {
  test('"tea" and "tee" share no term', () => {
    const [tea, tee] = [tokensOf('tea'), tokensOf('tee')].map((tokens) => tokens.flatMap(termsOf));
    expect(tea?.filter((term) => tee?.includes(term))).toEqual([]);
  });

  test('descriptions are indexed without function words, which would match unrelated words without their accents', () => {
    const pencils = {
      name: 'Graphite pencils',
      classification: 'pens',
      description: 'Cedar: the best.',
    };
    const { terms } = makeDocument(pencils);
    const [tea] = parseQuery('thé', makeLexicon(DEFAULT_LISTS)).concepts;
    const searched = Object.values(tea?.matches ?? {}).flat(3);
    expect(searched).toContain('the');
    expect(searched.filter((term) => terms.has(term))).toEqual([]);
    expect(terms.get('cedar')).toBe('D');
  });

  describe('tea in all languages', () => {
    const lexicon = makeLexicon(DEFAULT_LISTS);
    const isFound = (text: string, goods: Partial<Parameters<typeof makeDocument>[0]>) => {
      const { terms } = makeDocument({
        name: 'Goods',
        classification: '',
        description: '',
        ...goods,
      });
      return parseQuery(text, lexicon).concepts.every(({ matches }) =>
        Object.values(matches)
          .flat()
          .some((all) => all.every((any) => any.some((term) => terms.has(term)))),
      );
    };

    test.each([
      ['the English article in a name', { name: 'Black grapes on the stem' }],
      ['the English article in keywords', { classification: 'flowers for the garden' }],
      ['a Lao loanword', { name: 'Midi dress', translatedNames: ['ຊຸດກະໂປ່ງຜ້າຊາຕິນ'] }],
    ])('is not %s', (_case, goods) => expect(isFound('tea', goods)).toBe(false));

    test.each([
      ['French, with its accent', { name: 'Boîte à thé' }],
      [
        'French in capital letters',
        { name: 'THE VERT', description: 'Cueilli à la main, avec soin' },
      ],
      ['a translated name', { name: 'Earl Grey', translatedNames: ['Thé noir'] }],
      ['Thai', { name: 'ชาอัญชันตะไคร้' }],
      ['Lao', { name: 'ຊາດອກມະລິ' }],
    ])('is found in %s', (_case, goods) => expect(isFound('tea', goods)).toBe(true));

    test('in French has its accent: it is searched for beside other words, the article is not', () => {
      const concepts = (text: string) =>
        parseQuery(text, lexicon).concepts.map((concept) => concept.text);
      expect(concepts('sachets de thé')).toEqual(['sachets', 'the']);
      expect(concepts('the sachets')).toEqual(['sachets']);
      expect(concepts('thé vert')).toEqual(['the vert']);
      expect(isFound('thé vert', { name: '明前龙井' })).toBe(true);
      expect(isFound('vert', { name: '明前龙井' })).toBe(false);
    });
  });
});
