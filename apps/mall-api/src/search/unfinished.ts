import type { Alternative, Concept, Question } from './question';
import { BEGINNING } from './tsquery';

/** The question with its last word as the beginning of one. */
export function unfinished({ concepts, text }: Question): Question {
  const last = concepts.at(-1);
  if (!last || (last.kind !== 'latin' && last.kind !== 'other')) return { concepts, text };
  const word = last.text.split(' ').at(-1) ?? last.text;
  const beginning: Alternative[] = [
    [
      ...last.text
        .split(' ')
        .slice(0, -1)
        .map((one) => [one]),
      [`${word}${BEGINNING}`],
    ],
    [[`^${last.text.replaceAll(' ', '')}${BEGINNING}`]],
  ];
  const open: Concept = { ...last, ways: { ...last.ways, beginning } };
  return { text, concepts: [...concepts.slice(0, -1), open] };
}
