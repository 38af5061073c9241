import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';

export type Weight = 400 | 600;

/** Units per em in all font coordinates: a thousandth of the font size. */
export const EM = 1000;

/** One file of a family in one weight. */
export interface LoadedFont {
  id: string;
  font: Font;
}

interface FontFile {
  path: string;
  covers(codePoint: number): boolean;
}

const require = createRequire(import.meta.url);
/** Decompresses a WOFF2 font to TrueType; the package has no types. */
const decompress = require('wawoff2/decompress.js') as (font: Uint8Array) => Promise<Uint8Array>;

/** The files of a family, each with its Unicode ranges. */
function filesOf(family: string, parts?: readonly string[]): FontFile[] {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  // The package's documented format
  const ranges = require(`@fontsource-variable/${family}/unicode.json`) as Record<string, string>;
  const all = Object.keys(ranges).filter((part) => parts?.includes(part) ?? true);
  return all.map((part) => {
    const name = part.replace(/[[\]]/g, '');
    const held = parseRanges(ranges[part] ?? '');
    return {
      path: join(folder, 'files', `${family}-${name}-wght-normal.woff2`),
      covers: (codePoint) => held.some(([first, last]) => codePoint >= first && codePoint <= last),
    };
  });
}

/** `U+0E01-0E5B,U+25CC` as pairs of first and last. */
const parseRanges = (text: string) =>
  text.split(',').map((range): [number, number] => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** Families of one script each, with the name of its part. */
const SCRIPTS = [
  ...['lao', 'arabic', 'hebrew', 'armenian', 'georgian', 'ethiopic', 'khmer', 'myanmar', 'sinhala'],
  ...['bengali', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'tamil', 'telugu'],
];

/**
 * In order of preference. Latin comes with the Thai family, Cyrillic and Vietnamese with the Chinese one. Only the
 * files of the scripts that occur are read.
 */
const files = [
  ...filesOf('noto-sans-thai', ['latin', 'thai', 'latin-ext']),
  ...filesOf('noto-sans', ['greek', 'greek-ext', 'devanagari']),
  ...SCRIPTS.flatMap((script) => filesOf(`noto-sans-${script}`, [script])),
  ...filesOf('noto-sans-sc'),
  ...filesOf('noto-sans-kr'),
];

const faces = new Map<FontFile, Promise<Face>>();
const loaded = new Map<string, LoadedFont>();
const choices = new Map<number, FontFile | undefined>();

function faceOf(file: FontFile): Promise<Face> {
  const cached = faces.get(file);
  if (cached) return cached;
  const face = readFace(file);
  faces.set(file, face);
  // A failure is not kept: the next document reads the file again
  face.catch(() => faces.delete(file));
  return face;
}

const readFace = async ({ path }: FontFile) =>
  new Face(new Blob(await decompress(readFileSync(path))));

/** Loads the fonts that a text needs. They stay in memory as long as the process. */
export async function loadFonts(text: string): Promise<void> {
  for (const char of new Set(text)) {
    const codePoint = char.codePointAt(0) ?? 0;
    if (choices.has(codePoint)) continue;
    choices.set(codePoint, await chooseFile(codePoint));
  }
}

async function chooseFile(codePoint: number): Promise<FontFile | undefined> {
  for (const file of files) {
    if (!file.covers(codePoint)) continue;
    const face = await faceOf(file);
    if (new Font(face).nominalGlyph(codePoint)) {
      for (const weight of [400, 600] as const) loadFont(file, face, weight);
      return file;
    }
  }
  return undefined;
}

function loadFont({ path }: FontFile, face: Face, weight: Weight): void {
  const id = `${path} ${weight}`;
  if (loaded.has(id)) return;
  const font = new Font(face);
  font.setScale(EM, EM);
  font.setVariations([new Variation('wght', weight)]);
  loaded.set(id, { id, font });
}

/** The font of a character whose text was passed to `loadFonts`; undefined where none contains it. */
export function fontFor(char: string, weight: Weight): LoadedFont | undefined {
  const file = choices.get(char.codePointAt(0) ?? 0);
  return file && loaded.get(`${file.path} ${weight}`);
}
