import createBidi from 'bidi-js';

const bidi = createBidi();

/** A part of a line in one direction. */
export interface DirectedText {
  text: string;
  isRightToLeft: boolean;
}

/** Of a paragraph: all of its lines have the direction of its first letter that has one. */
export type BaseDirection = 'ltr' | 'rtl';

export const directionOf = (paragraph: string): BaseDirection =>
  bidi.getEmbeddingLevels(paragraph, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/** The parts of a line from left to right, as the Unicode Bidirectional Algorithm places them. */
export function directedParts(line: string, base: BaseDirection): DirectedText[] {
  const embedding = bidi.getEmbeddingLevels(line, base);
  const parts: (DirectedText & { level: number })[] = [];
  let last: (typeof parts)[number] | undefined;
  for (let at = 0; at < line.length; at += 1) {
    const level = embedding.levels[at] ?? 0;
    if (last?.level !== level) {
      last = { text: '', level, isRightToLeft: level % 2 === 1 };
      parts.push(last);
    }
    last.text += line[at];
  }
  return inVisualOrder(parts);
}

/** Rule L2: from the highest level down, every sequence of parts at or above it is reversed. */
function inVisualOrder<T extends { level: number }>(parts: readonly T[]): T[] {
  const ordered = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
