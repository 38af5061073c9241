import type { Language } from '../kernel/language';
import { pinyinOf } from './han';
import { normalise } from './normalise';
import { stemsOf } from './stems';
import { isUnsegmented, runsOf, tokensOfRun } from './tokens';
import { accentedWords } from './typed-accents';
import { DEFAULT_LISTS } from './words/defaults';

const functionWords = new Set(DEFAULT_LISTS.stopWords.map(normalise));

/** The words of a normalised text; what is written without spaces is one. */
const wordsIn = (normal: string): string[] =>
  runsOf(normal).flatMap((run) =>
    run.kind === 'latin'
      ? tokensOfRun(run).flatMap(({ text, parts = [] }) => [text, ...parts])
      : [run.text],
  );

/** The words of a typed text, without those that say nothing; the last may become another word. */
export function typedWords(text: string): string[] {
  const accented = new Set(accentedWords(text).map(normalise));
  const words = runsOf(normalise(text)).flatMap((run) =>
    run.kind === 'latin' ? tokensOfRun(run).map((token) => token.text) : [run.text],
  );
  return words.filter(
    (word, index) => index === words.length - 1 || accented.has(word) || !functionWords.has(word),
  );
}

const isUnspaced = (word: string) => runsOf(word).some(({ kind }) => isUnsegmented(kind));

const isForm = (word: string, typed: string) =>
  stemsOf(word).some((stem) => stemsOf(typed).includes(stem));

/** Whether a word of a name begins with the typed word or is a form of it; whether it has it, in a script without spaces. */
const reads = (word: string, typed: string) =>
  isUnspaced(typed) ? word.includes(typed) : word.startsWith(typed) || isForm(word, typed);

/** Whether the pinyin of a part of the name begins so, in full or by its initials. */
const sounds = (normalName: string, typed: string) =>
  runsOf(normalName).some(({ kind, text }) => {
    const syllables = kind === 'han' ? pinyinOf(text) : [];
    return syllables.some((_syllable, start) => {
      const rest = syllables.slice(start);
      const initials = rest.map((syllable) => syllable[0]).join('');
      return rest.join('').startsWith(typed) || initials.startsWith(typed);
    });
  });

/**
 * Whether a name, as shoppers read it, has each word of a text or one that begins so. In Chinese, pinyin counts too. The
 * index alone cannot tell: it has the names in all languages, and French blades are "lames".
 */
export function readsAs(text: string, language: Language): (name: string) => boolean {
  const typed = typedWords(text);
  return (name) => {
    const normal = normalise(name);
    const words = wordsIn(normal);
    return typed.every(
      (part) =>
        words.some((word) => reads(word, part)) || (language === 'zh-CN' && sounds(normal, part)),
    );
  };
}
