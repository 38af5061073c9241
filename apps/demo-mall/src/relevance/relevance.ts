import { isHeldOut } from '@vermilion/mall-api/testing/judged';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { lo } from './lo';
import { th } from './th';
import { zh } from './zh';

/** Questions by language: `query | wanted; wanted ~ also fitting`, goods by a part of their names. */
const TABLES = { en, zh, es, fr, th, lo };
export type QuestionLanguage = keyof typeof TABLES;

export interface JudgedQuery {
  language: QuestionLanguage;
  query: string;
  /** 2 is what the shopper means, 1 what also fits; by parts of names */
  relevant: readonly string[];
  fitting: readonly string[];
  /** Kept away from tuning: lists of words and weights are not changed for these. */
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

/** What shoppers type, judged by hand over the demo mall. */
export const judgedQueries: readonly JudgedQuery[] = (
  Object.entries(TABLES) as [QuestionLanguage, string][]
).flatMap(([language, table]) => read(language, table));

/** How good a list is, the best goods first: 2, 1 or 0 each. */
export const gradesOf = ({ relevant, fitting }: JudgedQuery, names: readonly string[]): number[] =>
  names.map((name) => {
    if (relevant.some((part) => name.includes(part))) return 2;
    return fitting.some((part) => name.includes(part)) ? 1 : 0;
  });
