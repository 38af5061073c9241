import { directionOf } from './direction';
import type { Weight } from './fonts';
import { printable } from './printable';
import { shape, type ShapedText } from './shape';

/** Opening brackets, quotes and currency symbols stay with the following text. */
const OPENS = /[\p{Ps}\p{Pi}\p{Sc}¿¡][\u00a0\u202f]?$/u;

/**
 * Segments between line-break opportunities: a word with its punctuation. Thai, Lao and Chinese have no
 * spaces.
 */
function segmentsOf(text: string, language: string): string[] {
  const segments: string[] = [];
  for (const { segment, isWordLike } of segmenters(language).words.segment(text)) {
    const last = segments.at(-1);
    const joins = last !== undefined && (OPENS.test(last) || !(isWordLike || OPENS.test(segment)));
    if (joins) segments[segments.length - 1] = last + segment;
    else segments.push(segment);
  }
  return segments;
}

const bySegmenter = new Map<string, { words: Intl.Segmenter; letters: Intl.Segmenter }>();

function segmenters(language: string) {
  const known = bySegmenter.get(language) ?? {
    words: new Intl.Segmenter(language, { granularity: 'word' }),
    letters: new Intl.Segmenter(language),
  };
  bySegmenter.set(language, known);
  return known;
}

export interface WrapOptions {
  /** Line width in thousandths of the font size. */
  width: number;
  weight: Weight;
  language: string;
}

/** Breaks a text into lines. A word that is wider than a line is broken anywhere. */
export function wrap(text: string, { width, weight, language }: WrapOptions): ShapedText[] {
  const widthOf = (part: string) => shape(part, weight).width;
  const base = directionOf(text);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const add = (part: string) => {
    if (line && used + widthOf(part.trimEnd()) > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += part;
    used += widthOf(part);
  };
  for (const segment of segmentsOf(printable(text, weight), language)) {
    if (widthOf(segment.trimEnd()) <= width) add(segment);
    else [...segmenters(language).letters.segment(segment)].forEach((one) => add(one.segment));
  }
  return [...lines, line].map((one) => shape(one.trim(), weight, base));
}
