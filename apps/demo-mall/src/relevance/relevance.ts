import { isHeldOut } from '@vermilion/mall-api/testing/judged';
import { en } from './en';
import { es } from './es';
import { everyday } from './everyday';
import { fr } from './fr';
import { lo } from './lo';
import { th } from './th';
import { zh } from './zh';

/** Queries by language: `query | relevant; relevant ~ partially relevant`, goods by parts of their names. */
const TABLES = { en, zh, es, fr, th, lo };
export type QuestionLanguage = keyof typeof TABLES;

export interface JudgedQuery {
  language: QuestionLanguage;
  query: string;
  /** 2 relevant, 1 partially relevant; by parts of names */
  relevant: readonly string[];
  fitting: readonly string[];
  /** Held out: word lists and weights are not tuned for these. */
  isHeldOut: boolean;
}

const partsOf = (text = '') =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

function read(language: QuestionLanguage, table: string): JudgedQuery[] {
  return partsOf(table.trim().replaceAll(';', '\u0001').replaceAll('\n', ';')).map((line) => {
    const [query = '', judged = ''] = line.split(' | ');
    const [relevant, fitting] = judged.replaceAll('\u0001', ';').split('~');
    return {
      language,
      query,
      relevant: partsOf(relevant),
      fitting: partsOf(fitting),
      isHeldOut: isHeldOut(query),
    };
  });
}

/** Queries with relevance judgements over the demo mall. */
export const judgedQueries: readonly JudgedQuery[] = (
  Object.entries(TABLES) as [QuestionLanguage, string][]
).flatMap(([language, table]) => read(language, table));

/** Questions in words of every day; what fits is relevant. */
export const everydayQueries: readonly JudgedQuery[] = (
  Object.entries(everyday) as [QuestionLanguage, string][]
).flatMap(([language, table]) => read(language, table));

/** nDCG of a ranking with gains of 2, 1 or 0. */
export const gradesOf = ({ relevant, fitting }: JudgedQuery, names: readonly string[]): number[] =>
  names.map((name) => {
    if (relevant.some((part) => name.includes(part))) return 2;
    return fitting.some((part) => name.includes(part)) ? 1 : 0;
  });
