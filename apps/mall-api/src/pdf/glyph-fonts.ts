import { number, type PdfFile, type Ref, ref, textString } from './file';
import { EM } from './fonts';
import type { Glyph } from './shape';

/** Codes per Type 3 font: one byte. */
const CODES = 256;

interface Entry {
  glyph: Glyph;
  advance: number;
}

/**
 * The glyphs that a document draws, as Type 3 fonts: they contain outlines, so glyphs of any font file,
 * variable ones included, can be drawn without embedding it.
 */
export class GlyphFonts {
  private readonly places = new Map<string, number>();
  private readonly entries: Entry[] = [];

  /** Font and code of a glyph, and its default advance. */
  place(glyph: Glyph): { font: string; code: number; advance: number } {
    const key = `${glyph.font.id} ${glyph.id} ${glyph.text}`;
    const at = this.places.get(key) ?? this.add(key, glyph);
    const advance = this.entries[at]?.advance ?? 0;
    return { font: fontName(Math.floor(at / CODES)), code: at % CODES, advance };
  }

  private add(key: string, glyph: Glyph): number {
    const at = this.entries.push({ glyph, advance: glyph.font.font.glyphHAdvance(glyph.id) }) - 1;
    this.places.set(key, at);
    return at;
  }

  /** Writes the fonts, and returns the resource dictionary by which pages refer to them. */
  write(file: PdfFile): string {
    const count = Math.ceil(this.entries.length / CODES);
    const fonts = Array.from({ length: count }, (_, at) => {
      const entries = this.entries.slice(at * CODES, (at + 1) * CODES);
      return `/${fontName(at)} ${ref(writeFont(file, entries))}`;
    });
    return `<< ${fonts.join(' ')} >>`;
  }
}

const fontName = (at: number) => `F${at}`;

function writeFont(file: PdfFile, entries: readonly Entry[]): Ref {
  const names = entries.map((_, code) => `/g${code}`);
  const outlines = entries.map(
    (entry, code) => `${names[code]} ${ref(file.addStream(outlineOf(entry)))}`,
  );
  const scale = number(1 / EM);
  return file.add(
    [
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0]',
      `/FontMatrix [${scale} 0 0 ${scale} 0 0] /Resources << >>`,
      `/FirstChar 0 /LastChar ${entries.length - 1}`,
      `/Widths [${entries.map(({ advance }) => advance).join(' ')}]`,
      `/Encoding << /Type /Encoding /Differences [0 ${names.join(' ')}] >>`,
      `/CharProcs << ${outlines.join(' ')} >>`,
      `/ToUnicode ${ref(file.addStream(unicodesOf(entries)))} >>`,
    ].join('\n'),
  );
}

/** A glyph as the filled path of its font. */
function outlineOf({ glyph: { font, id }, advance }: Entry): string {
  let [x, y] = [0, 0];
  const path: string[] = [];
  const all: number[] = [];
  const put = (values: readonly number[], operator: string) => {
    all.push(...values);
    path.push(`${values.map(Math.round).join(' ')} ${operator}`);
    [x = 0, y = 0] = values.slice(-2);
  };
  for (const { type, values } of font.font.glyphToJson(id)) {
    const [a = 0, b = 0, c = 0, d = 0] = values;
    if (type === 'M') put(values, 'm');
    if (type === 'L') put(values, 'l');
    // PDF only has cubic curves
    if (type === 'Q')
      put(
        [
          x + (2 * (a - x)) / 3,
          y + (2 * (b - y)) / 3,
          c + (2 * (a - c)) / 3,
          d + (2 * (b - d)) / 3,
          c,
          d,
        ],
        'c',
      );
    if (type === 'C') put(values, 'c');
    if (type === 'Z') path.push('h');
  }
  const xs = all.filter((_, at) => at % 2 === 0);
  const ys = all.filter((_, at) => at % 2 === 1);
  const box = all.length
    ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    : [0, 0, 0, 0];
  const head = `${[advance, 0, ...box].map(Math.round).join(' ')} d1`;
  return path.length ? `${head}\n${path.join('\n')}\nf` : head;
}

/** The Unicode mapping of the codes, so that the text can be searched and copied. */
function unicodesOf(entries: readonly Entry[]): string {
  const lines = entries.flatMap(({ glyph: { text } }, code) => {
    const to = textString(text).replace('FEFF', '');
    return text ? [`<${hex(code)}> ${to}`] : [];
  });
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Text def /CMapType 2 def',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

export const hex = (code: number) => code.toString(16).padStart(2, '0').toUpperCase();
