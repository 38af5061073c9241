import type { Language } from '../kernel/language';
import type { Alternative, Concept, ParsedQuery } from './parsed-query';
import { BEGINNING } from './tsquery';

/**
 * The query with its last word as a prefix, for suggestions while it is typed. With `sounds` it also matches pinyin, which
 * very many short words begin: "lam" is a lamp, and ramen (lamian).
 */
export function asPrefixQuery({ concepts, text }: ParsedQuery, sounds = true): ParsedQuery {
  const last = concepts.at(-1);
  if (!last || (last.kind !== 'latin' && last.kind !== 'other')) return { concepts, text };
  const words = last.text.split(' ');
  const beginning: Alternative[] = [
    [...words.slice(0, -1).map((word) => [word]), [`${words.at(-1)}${BEGINNING}`]],
    ...(sounds ? [[[`^${last.text.replaceAll(' ', '')}${BEGINNING}`]]] : []),
  ];
  const { sound, ...others } = last.matches;
  const matches = { ...others, ...(sounds && sound && { sound }), beginning };
  const prefix: Concept = { ...last, matches };
  return { text, concepts: [...concepts.slice(0, -1), prefix] };
}

/**
 * What `find` finds by words, or else by sounds. Who reads Chinese types pinyin, also where other words begin like that.
 */
export async function byWordsFirst<T>(
  language: Language | undefined,
  isFound: (result: T) => boolean,
  find: (sounds: boolean) => Promise<T>,
): Promise<T> {
  if (language === 'zh-CN') return find(true);
  const byWords = await find(false);
  return isFound(byWords) ? byWords : find(true);
}
