import { parseArgs } from 'node:util';
import { StartupError } from '../config/startup-error';
import { isoDecimals } from '../money/currency';
import { type Language, languages } from '../policy/languages';

/** What a mall has to know about itself. */
export interface Answers {
  name: string;
  /** ISO 3166, `SE`: where it sells from. */
  country: string;
  /** ISO 4217, `SEK`. */
  currency: string;
  language: Language;
  /** UTC offset, `+01:00`. */
  zone: string;
  /** E-mail address for shoppers. */
  contact: string;
  /** E-mail address of the first operator. */
  operator: string;
}

interface Question {
  flag: keyof Answers;
  text: string;
  /** A regular expression that answers match, and how to say it. */
  rule: [test: (answer: string) => boolean, text: string];
  usual?: string;
}

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

/** The questions, in their order. */
export const questions: readonly Question[] = [
  {
    flag: 'name',
    text: 'Name of the mall',
    rule: [(text) => text.length <= 60, 'at most 60 characters'],
  },
  {
    flag: 'country',
    text: 'Country it sells from (two letters, such as SE)',
    rule: [(text) => /^[A-Z]{2}$/.test(text), 'two capital letters, such as SE'],
  },
  {
    flag: 'currency',
    text: 'Currency (three letters, such as SEK)',
    rule: [(text) => isoDecimals(text) !== undefined, 'a currency code, such as SEK'],
  },
  {
    flag: 'language',
    text: `Its own language (${languages.join(', ')})`,
    rule: [
      (text) => (languages as readonly string[]).includes(text),
      `one of ${languages.join(', ')}`,
    ],
    usual: 'en',
  },
  {
    flag: 'zone',
    text: 'Its time zone as an offset (such as +01:00)',
    rule: [(text) => /^[+-](0\d|1[0-4]):[0-5]\d$/.test(text), 'an offset such as +01:00'],
    usual: '+00:00',
  },
  { flag: 'contact', text: 'E-mail address for shoppers', rule: [isEmail, 'an e-mail address'] },
  {
    flag: 'operator',
    text: 'E-mail address of the first operator',
    rule: [isEmail, 'an e-mail address'],
  },
];

/** The flags and what they answer. */
export const helpLines = (): string[] => [
  'init asks what no flag answers:',
  ...questions.map(({ flag, text, usual }) => `  --${flag}: ${text}${usual ? ` [${usual}]` : ''}`),
];

/** Asks a person; undefined where nobody can be asked. */
export type Ask = ((text: string) => Promise<string>) | undefined;

/** The answers of the flags, and for the others of who is asked. Throws a StartupError with what is missing or wrong. */
export async function answersOf(args: readonly string[], ask: Ask): Promise<Answers> {
  const given = flagsOf(args);
  const answers: Partial<Record<keyof Answers, string>> = {};
  for (const { flag, text, rule, usual } of questions) {
    const [holds, wanted] = rule;
    let answer = given[flag];
    while (ask && (answer === undefined || !holds(answer))) {
      if (answer !== undefined) await ask(`"${answer}" is not ${wanted}. Press Enter to go on.`);
      answer = (await ask(`${text}${usual ? ` [${usual}]` : ''}: `)).trim() || usual;
    }
    answer ??= usual;
    if (answer === undefined) throw new StartupError(`--${flag} is missing: ${text}.`);
    if (!holds(answer)) throw new StartupError(`--${flag} is "${answer}"; it must be ${wanted}.`);
    answers[flag] = answer;
  }
  return answers as Answers;
}

function flagsOf(args: readonly string[]): Partial<Record<string, string>> {
  const options = Object.fromEntries(
    questions.map(({ flag }) => [flag, { type: 'string' } as const]),
  );
  try {
    return parseArgs({ args: [...args], options }).values as Partial<Record<string, string>>;
  } catch (error) {
    throw new StartupError(`${(error as Error).message.split('. ')[0]}.`);
  }
}
