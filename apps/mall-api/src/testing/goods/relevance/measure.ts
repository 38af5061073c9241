import type { Language } from '../../../kernel/language';
import type { SearchEngine } from '../../../kernel/search-engine';
import { isHit, meanOf, ndcg } from '../../judged';
import { makeGoods } from '../make-goods';
import { GOODS_LANGUAGES, type GoodsLanguage } from '../nouns';
import { type GoodsQuestion, goodsQuestions, gradeOf } from './questions';

const TAGS: Record<GoodsLanguage, Language> = {
  en: 'en',
  zh: 'zh-CN',
  es: 'es',
  fr: 'fr',
  th: 'th',
  lo: 'lo',
};

export interface Answered extends GoodsQuestion {
  hit: boolean;
  ndcg: number;
  /** Names of the first results. */
  first: string[];
}

/** Runs all queries in a mall of this many generated goods; the id of goods is one more than their number. */
export async function answerAll(
  engine: Pick<SearchEngine, 'goods'>,
  goods: number,
): Promise<Answered[]> {
  const made = Array.from({ length: goods }, (_, n) => makeGoods(n));
  const answered: Answered[] = [];
  for (const question of goodsQuestions) {
    const { query, language } = question;
    const search = { text: query, language: TAGS[language], offset: 0, limit: 10 };
    const { ids } = await engine.goods(search);
    const found = ids.flatMap((id) => made[id - 1] ?? []);
    const grades = found.map((one) => gradeOf(question, one));
    const all = made.map((one) => gradeOf(question, one));
    answered.push({
      ...question,
      hit: isHit(grades),
      ndcg: ndcg(grades, all),
      first: found.slice(0, 3).map(({ name }) => name),
    });
  }
  return answered;
}

export interface Score {
  language: GoodsLanguage;
  isHeldOut: boolean;
  questions: number;
  hit: number;
  ndcg: number;
}

/** Means by language and half. */
export const scoresOf = (answered: readonly Answered[]): Score[] =>
  GOODS_LANGUAGES.flatMap((language) =>
    [false, true].map((isHeldOut) => {
      const own = answered.filter(
        (one) => one.language === language && one.isHeldOut === isHeldOut,
      );
      return {
        language,
        isHeldOut,
        questions: own.length,
        hit: meanOf(own.map(({ hit }) => Number(hit))),
        ndcg: meanOf(own.map((one) => one.ndcg)),
      };
    }),
  );

/** Misses of the tuned half by name; for the other half only numbers are reported. */
export const missesOf = (answered: readonly Answered[]) =>
  answered
    .filter(({ hit, isHeldOut }) => !hit && !isHeldOut)
    .map(
      ({ language, kind, query, first }) => `${language} ${kind}: ${query} – ${first.join(' | ')}`,
    );
