import { Buffer as GlyphBuffer, ClusterLevel, Direction, shape as shapeGlyphs } from 'harfbuzzjs';
import { type BaseDirection, directedParts, directionOf } from './direction';
import { fontFor, type LoadedFont, type Weight } from './fonts';
import { isJoiner, MISSING } from './printable';

/** A positioned glyph of a line. Lengths are thousandths of the font size. */
export interface Glyph {
  font: LoadedFont;
  id: number;
  /** Its text when copied; empty where another glyph represents it. */
  text: string;
  x: number;
  y: number;
}

/** A shaped text, ready to be drawn in one line. */
export interface ShapedText {
  text: string;
  glyphs: Glyph[];
  width: number;
}

interface Run {
  font: LoadedFont;
  text: string;
}

const isMark = (char: string) => /\p{M}/u.test(char);

/**
 * Splits a text into runs of one font. A mark stays with its base letter where the font has both, a joiner with the
 * letter whose form it selects.
 */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const char of text) {
    const last = runs.at(-1);
    if (last && isJoiner(char)) {
      last.text += char;
      continue;
    }
    const own = fontFor(char, weight);
    const font = own ?? fontFor(MISSING, weight);
    if (!font) continue;
    const shown = own ? char : MISSING;
    const joins = last && (last.font === font || (isMark(char) && hasGlyph(last.font, char)));
    if (joins) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

const hasGlyph = ({ font }: LoadedFont, char: string) =>
  font.nominalGlyph(char.codePointAt(0) ?? 0) !== undefined;

/** The runs of a line from left to right. */
const visualRunsOf = (line: string, weight: Weight, base: BaseDirection) =>
  directedParts(line, base).flatMap(({ text, isRightToLeft }) => {
    const runs = runsOf(text, weight).map((run) => ({ ...run, isRightToLeft }));
    return isRightToLeft ? runs.reverse() : runs;
  });

/**
 * Selects and positions the glyphs of a printable text in one line, in the direction of its paragraph. Its fonts must
 * have been loaded.
 */
export function shape(
  text: string,
  weight: Weight,
  base: BaseDirection = directionOf(text),
): ShapedText {
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const run of visualRunsOf(text, weight, base)) {
    const buffer = new GlyphBuffer();
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    buffer.addText(run.text);
    buffer.setDirection(run.isRightToLeft ? Direction.RTL : Direction.LTR);
    buffer.guessSegmentProperties();
    shapeGlyphs(run.font.font, buffer);
    const found = buffer.getGlyphInfosAndPositions();
    const texts = run.isRightToLeft
      ? textsOf(run.text, found.toReversed()).reverse()
      : textsOf(run.text, found);
    found.forEach(({ codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 }, at) => {
      glyphs.push({ font: run.font, id, text: texts[at] ?? '', x: width + xOffset, y: yOffset });
      width += xAdvance;
    });
  }
  return { text, glyphs, width };
}

/**
 * The text of each glyph when copied: the characters of its cluster in reading order. A character that is
 * drawn by several glyphs is decomposed, such as SARA AM in Thai and Lao.
 */
function textsOf(text: string, found: readonly { cluster: number }[]): string[] {
  const starts = [...new Set(found.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  return starts.flatMap((start, at) => {
    const count = found.filter(({ cluster }) => cluster === start).length;
    const characters = [...text.slice(start, starts[at + 1])];
    const parts =
      characters.length < count ? [...characters.join('').normalize('NFKD')] : characters;
    const last = parts.slice(count - 1).join('');
    return Array.from({ length: count }, (_, glyph) =>
      glyph < count - 1 ? (parts[glyph] ?? '') : last,
    );
  });
}
