import type { DemoProduct } from '../catalogue';
import type { Random } from '../random';
import { LANGUAGES, type Locale } from '../translations/languages';
import { kindOf, MATERIAL, partsOf } from './kinds';
import type { Mood, Sentence } from './material';
import { common } from './material/common';
import { VOICES } from './voices';

/** How often a sentence may be said in the whole mall. */
export const MOST_USES = 4;

interface Occasion {
  product: DemoProduct;
  /** the options that the reviewer bought, in the language of the shop */
  options: readonly string[];
  language: Locale;
}

interface Said {
  text: string;
  of: string;
}

/** Puts reviews together, and remembers what has been said, where and how often. */
export class Composer {
  readonly #uses = new Map<string, number>();
  readonly #saidOf = new Map<number, Set<string>>();

  readonly #dice: Random;

  constructor(dice: Random) {
    this.#dice = dice;
  }

  /** A review of sentences of these moods; undefined if all fitting ones have been used up. */
  compose(moods: readonly Mood[], occasion: Occasion): string | undefined {
    const said: Said[] = [];
    for (const [at, mood] of moods.entries()) {
      const next = this.#sentence(mood, occasion, at === 0, said);
      if (!next && at === 0) return undefined;
      if (next) said.push(next);
    }
    const { product, language } = occasion;
    const known = this.#saidOf.get(product.row.id) ?? new Set();
    this.#saidOf.set(product.row.id, known);
    for (const { text } of said) {
      known.add(text);
      this.#uses.set(text, (this.#uses.get(text) ?? 0) + 1);
    }
    return said.map(({ text }) => text).join(language === 'zh-CN' ? '' : ' ');
  }

  /** The first sentence is about the goods themselves, unless all of that has been said; most others are not. */
  #sentence(mood: Mood, occasion: Occasion, isFirst: boolean, said: readonly Said[]) {
    const kind = kindOf(occasion.product.base, occasion.product.group);
    const own = MATERIAL[kind] ?? [];
    const others = partsOf(kind).flatMap((part) => common[part] ?? []);
    const pools = isFirst || this.#dice.chance(0.3) ? [own, others] : [others, own];
    for (const pool of pools) {
      const text = this.#leastSaid(
        // one sentence of delivery, of the colour and so on
        pool.filter(
          (one) => one.mood === mood && (pool === own || said.every(({ of }) => of !== one.of)),
        ),
        occasion,
        said,
      );
      if (text) return text;
    }
    return undefined;
  }

  #leastSaid(sentences: readonly Sentence[], occasion: Occasion, said: readonly Said[]) {
    const known = this.#saidOf.get(occasion.product.row.id);
    return this.#dice
      .shuffle(sentences)
      .map((sentence) => ({ of: sentence.of, text: filled(sentence, occasion, this.#dice) ?? '' }))
      .filter(({ text }) => text && this.#usesOf(text) < MOST_USES && !known?.has(text))
      .filter(({ text }) => said.every((one) => one.text !== text))
      .sort((a, b) => this.#usesOf(a.text) - this.#usesOf(b.text))[0];
  }

  #usesOf(text: string) {
    return this.#uses.get(text) ?? 0;
  }
}

/** The text of a sentence; undefined if the goods have nothing to fill it with. */
function filled(
  { texts, mood }: Sentence,
  { options, language }: Occasion,
  dice: Random,
): string | undefined {
  const text = texts[LANGUAGES.indexOf(language)] ?? '';
  if (!text.includes('{')) return text;
  const { days, times, who } = VOICES[language];
  const day = dice.int(0, 6);
  const later = day + (mood === 'praise' ? dice.int(3, 5) : dice.int(5, 6));
  const fillings: Record<string, string | undefined> = {
    day: days[day],
    later: days[later % 7],
    time: dice.pick(times),
    who: dice.pick(who),
    size: options.find((option) => /^(?:[SMLX]{1,2}|\d{2,3})$/.test(option)),
  };
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !fillings[name])) return undefined;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => fillings[name] ?? '');
}
