import { number, PdfFile, ref, textString } from './file';
import { EM } from './fonts';
import { GlyphFonts, hex } from './glyph-fonts';
import type { ShapedText } from './shape';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

/** Black is 0, white is 1. */
export type Gray = number;

/** A document of A4 pages. Positions are points from the upper left corner. */
export class PdfDocument {
  private readonly fonts = new GlyphFonts();
  private readonly pages: string[][] = [];

  constructor(private readonly about: { title: string; language: string; createdAt: Date }) {}

  addPage(): void {
    this.pages.push([]);
  }

  get pageCount(): number {
    return this.pages.length;
  }

  /** Draws one line of text on a page, its baseline at `y`. */
  text(page: number, shaped: ShapedText, at: { x: number; y: number; size: number; gray?: Gray }) {
    const { x, y, size, gray = 0 } = at;
    const parts = [`/Span << /ActualText ${textString(shaped.text)} >> BDC`, 'BT', `${gray} g`];
    let codes = '';
    let font = '';
    // Where the next glyph would be drawn
    let next = { x: Number.NaN, y: Number.NaN };
    const flush = () => {
      if (codes) parts.push(`<${codes}> Tj`);
      codes = '';
    };
    for (const glyph of shaped.glyphs) {
      const place = this.fonts.place(glyph);
      if (place.font !== font) {
        flush();
        font = place.font;
        parts.push(`/${font} ${number(size)} Tf`);
      }
      if (Math.abs(next.x - glyph.x) > 0.5 || next.y !== glyph.y || Number.isNaN(next.x)) {
        flush();
        const left = x + (glyph.x * size) / EM;
        const base = PAGE.height - y + (glyph.y * size) / EM;
        parts.push(`1 0 0 1 ${number(left)} ${number(base)} Tm`);
      }
      codes += hex(place.code);
      next = { x: glyph.x + place.advance, y: glyph.y };
    }
    flush();
    this.draw(page, `${parts.join('\n')}\nET EMC`);
  }

  /** Draws a horizontal line. */
  rule(page: number, { x, y, width, gray }: { x: number; y: number; width: number; gray: Gray }) {
    const height = number(PAGE.height - y);
    this.draw(page, `${gray} G 0.5 w ${number(x)} ${height} m ${number(x + width)} ${height} l S`);
  }

  private draw(page: number, content: string): void {
    this.pages[page]?.push(content);
  }

  end(): Buffer {
    const file = new PdfFile();
    const tree = file.reserve();
    const fonts = this.fonts.write(file);
    const box = `[0 0 ${PAGE.width} ${PAGE.height}]`;
    const kids = this.pages.map((content) =>
      file.add(
        `<< /Type /Page /Parent ${ref(tree)} /MediaBox ${box} /Resources << /Font ${fonts} >> /Contents ${ref(file.addStream(content.join('\n')))} >>`,
      ),
    );
    file.set(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map(ref).join(' ')}] >>`);
    const { title, language, createdAt } = this.about;
    const view = '/ViewerPreferences << /DisplayDocTitle true >>';
    const root = file.add(
      `<< /Type /Catalog /Pages ${ref(tree)} /Lang ${textString(language)} ${view} >>`,
    );
    const time = createdAt.toISOString().replace(/[-:T]|\..*/g, '');
    const info = file.add(`<< /Title ${textString(title)} /CreationDate (D:${time}Z) >>`);
    return file.end({ root, info });
  }
}
