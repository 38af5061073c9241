import { isHeldOut } from '../../judged';
import { type MadeGoods, makeGoods } from '../make-goods';
import { COLOURS, GOODS_LANGUAGES, type GoodsLanguage, linesOf, MATERIALS, NOUNS } from '../nouns';
import { BY_HAND } from './by-hand';

/** The traits of the relevant goods. */
export type Traits = Partial<
  Pick<MadeGoods, 'noun' | 'material' | 'colour' | 'maker' | 'series' | 'model'>
>;

export interface GoodsQuestion {
  language: GoodsLanguage;
  /** What makes the query difficult. */
  kind: string;
  query: string;
  meant: Traits;
  isHeldOut: boolean;
}

/** Goods with all of the traits are relevant (2); the same thing with other traits is partly relevant (1). */
export function gradeOf({ meant }: GoodsQuestion, goods: MadeGoods): number {
  const has = (trait: keyof Traits) => meant[trait] === undefined || meant[trait] === goods[trait];
  const traits = Object.keys(meant) as (keyof Traits)[];
  if (traits.every(has)) return 2;
  return meant.noun === goods.noun ? 1 : 0;
}

type Words = Record<'noun' | 'material' | 'colour', string>;

const OF: Record<GoodsLanguage, (words: Words) => string> = {
  en: ({ noun, material }) => `${material} ${noun}`,
  zh: ({ noun, material }) => `${material}${noun}`,
  es: ({ noun, material }) => `${noun} de ${material}`,
  fr: ({ noun, material }) => `${noun} en ${material}`,
  th: ({ noun, material }) => `${noun}${material}`,
  lo: ({ noun, material }) => `${noun}${material}`,
};

const COLOURED: Record<GoodsLanguage, (thing: string, colour: string) => string> = {
  en: (thing, colour) => `${colour} ${thing}`,
  zh: (thing, colour) => `${colour}${thing}`,
  es: (thing, colour) => `${thing} ${colour}`,
  fr: (thing, colour) => `${thing} ${colour}`,
  th: (thing, colour) => `${thing}${colour}`,
  lo: (thing, colour) => `${thing}${colour}`,
};

const PLURALS: Partial<Record<GoodsLanguage, (word: string) => string>> = {
  en: (word) => `${word}s`,
  es: (word) => word + (/[aeiouáéó]$/.test(word) ? 's' : 'es'),
  fr: (word) => `${word}s`,
};

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{Mn}/gu, '');
/** Swaps two letters in the middle. */
const mistyped = (word: string) =>
  word.replace(/^(...)(.)(.)/, (_all, first, one, other) => first + other + one);

const placeIn = (list: readonly { en: string }[], word: string) => {
  const place = list.findIndex(({ en }) => en === word);
  return place < 0 ? undefined : place;
};

/** The relevant goods, in English words. */
function traitsOf(words: string): Traits {
  const meant: Traits = {};
  for (const word of words.split(', ')) {
    const noun = placeIn(
      NOUNS.map(({ names }) => names),
      word,
    );
    const material = placeIn(MATERIALS, word);
    const colour = placeIn(COLOURS, word);
    if (noun === undefined && material === undefined && colour === undefined) {
      throw new Error(`No generated goods are "${word}"`);
    }
    Object.assign(meant, {
      ...(noun !== undefined && { noun }),
      ...(material !== undefined && { material }),
      ...(colour !== undefined && { colour }),
    });
  }
  return meant;
}

/** The goods of a language in their order, each a different thing. */
function samples(language: GoodsLanguage): MadeGoods[] {
  const byNoun = new Map<number, MadeGoods>();
  for (let n = 0; n < 1500; n += 1) {
    const goods = makeGoods(n);
    if (goods.language === language && !byNoun.has(goods.noun)) byNoun.set(goods.noun, goods);
  }
  return [...byNoun.values()];
}

function questionsIn(language: GoodsLanguage): Omit<GoodsQuestion, 'isHeldOut'>[] {
  const goods = samples(language);
  const ask = (
    kind: string,
    of: readonly MadeGoods[],
    text: (words: Words, one: MadeGoods) => string,
    traits: readonly (keyof Traits)[],
  ) =>
    of.map((one) => {
      const words = {
        noun: NOUNS[one.noun]?.names[language] ?? '',
        material: MATERIALS[one.material]?.[language] ?? '',
        colour: COLOURS[one.colour]?.[language] ?? '',
      };
      const meant = Object.fromEntries(traits.map((trait) => [trait, one[trait]])) as Traits;
      return { language, kind, query: text(words, one), meant };
    });
  const nounOf = (one: MadeGoods) => NOUNS[one.noun]?.names[language] ?? '';
  const simple = goods.filter((one) => !/[\s's]$|\s/.test(nounOf(one)));
  const plural = PLURALS[language];
  const isLatin = plural !== undefined;
  const of = OF[language];
  return [
    ...ask('the thing', goods.slice(0, 10), ({ noun }) => noun, ['noun']),
    ...ask('of what', goods.slice(4, 10), of, ['noun', 'material']),
    ...ask(
      'its colour',
      goods.slice(8, 14),
      ({ noun, colour }) => COLOURED[language](noun, colour),
      ['noun', 'colour'],
    ),
    ...ask(
      'of what, in a colour',
      goods.slice(12, 17),
      (words) => COLOURED[language](of(words), words.colour),
      ['noun', 'material', 'colour'],
    ),
    ...ask('brand and thing', goods.slice(2, 7), ({ noun }, { maker }) => `${maker} ${noun}`, [
      'noun',
      'maker',
    ]),
    ...ask('model', goods.slice(17, 20), (_words, { model }) => model, ['model']),
    ...ask(
      'model as one',
      goods.slice(20, 22),
      (_words, { model }) => model.replace('-', '').toLowerCase(),
      ['model'],
    ),
    ...ask('series', goods.slice(22, 24), (_words, { series }) => series, ['series']),
    ...ask('series, mistyped', goods.slice(24, 26), (_words, { series }) => mistyped(series), [
      'series',
    ]),
    ...(plural ? ask('plural', simple.slice(10, 16), ({ noun }) => plural(noun), ['noun']) : []),
    ...(isLatin
      ? ask(
          'mistyped',
          simple.filter((one) => nounOf(one).length > 5).slice(0, 6),
          ({ noun }) => mistyped(noun),
          ['noun'],
        )
      : []),
    ...ask(
      'without accents',
      isLatin ? goods.filter((one) => withoutAccents(nounOf(one)) !== nounOf(one)).slice(0, 6) : [],
      ({ noun }) => withoutAccents(noun),
      ['noun'],
    ),
    ...linesOf(BY_HAND[language]).map(([query = '', words = '']) => ({
      language,
      kind: 'by hand',
      query,
      meant: traitsOf(words),
    })),
  ];
}

/** Typical queries in a mall of generated goods; the relevant goods follow from the traits. */
export const goodsQuestions: readonly GoodsQuestion[] = GOODS_LANGUAGES.flatMap((language) => [
  ...new Map(
    questionsIn(language).map((one) => [one.query, { ...one, isHeldOut: isHeldOut(one.query) }]),
  ).values(),
]);
