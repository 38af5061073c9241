import type { Alternative, Concept, ParsedQuery } from './parsed-query';
import { BEGINNING } from './tsquery';

/** The query with its last word as a prefix, for suggestions while it is typed. */
export function asPrefixQuery({ concepts, text }: ParsedQuery): ParsedQuery {
  const last = concepts.at(-1);
  if (!last || (last.kind !== 'latin' && last.kind !== 'other')) return { concepts, text };
  const words = last.text.split(' ');
  const beginning: Alternative[] = [
    [...words.slice(0, -1).map((word) => [word]), [`${words.at(-1)}${BEGINNING}`]],
    [[`^${last.text.replaceAll(' ', '')}${BEGINNING}`]],
  ];
  const prefix: Concept = { ...last, matches: { ...last.matches, beginning } };
  return { text, concepts: [...concepts.slice(0, -1), prefix] };
}
