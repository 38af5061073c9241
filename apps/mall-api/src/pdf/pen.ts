import { PAGE, type PdfDocument } from './document';
import type { Weight } from './fonts';
import { shape } from './shape';
import { wrap } from './wrap';

export const MARGIN = 48;
export const RIGHT = PAGE.width - MARGIN;
const BOTTOM = PAGE.height - 64;
const LINE_HEIGHT = 1.5;
const MUTED = 0.35;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  muted?: boolean;
  align?: 'left' | 'right';
}

/** A column of a page, in points. */
export interface Box {
  x: number;
  width: number;
}

/** From margin to margin. */
export const fullWidth: Box = { x: MARGIN, width: RIGHT - MARGIN };

/** Writes down the page, and continues on the next one at its end. */
export class Pen {
  y = MARGIN;

  constructor(
    private readonly document: PdfDocument,
    private readonly language: string,
  ) {
    document.addPage();
  }

  get page(): number {
    return this.document.pageCount - 1;
  }

  /** Lines of a text in a box from a vertical position on; returns the position below them. */
  write(text: string, box: Box, y: number, style: TextStyle = {}): number {
    const { size = 9, muted = false, align = 'left' } = style;
    const lines = this.linesOf(text, box, style);
    lines.forEach((line, at) => {
      const rest = align === 'right' ? box.width - (line.width * size) / 1000 : 0;
      const base = y + at * size * LINE_HEIGHT + size * 1.1;
      const place = { x: box.x + rest, y: base, size, gray: muted ? MUTED : 0 };
      this.document.text(this.page, line, place);
    });
    return y + lines.length * size * LINE_HEIGHT;
  }

  heightOf(text: string, box: Box, style: TextStyle = {}): number {
    return this.linesOf(text, box, style).length * (style.size ?? 9) * LINE_HEIGHT;
  }

  private linesOf(text: string, { width }: Box, { size = 9, weight = 400 }: TextStyle) {
    return wrap(text, { width: (width / size) * 1000, weight, language: this.language });
  }

  rule({ x, width }: Box, gray = 0.75): void {
    this.document.rule(this.page, { x, y: this.y, width, gray });
  }

  /** Reserves space for something that must not be split; true when it starts a new page. */
  keep(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.document.addPage();
    this.y = MARGIN;
    return true;
  }

  /** Writes a footer on every page. */
  foot(textOf: (page: number, pages: number) => string): void {
    const pages = this.document.pageCount;
    for (let page = 0; page < pages; page += 1) {
      const line = shape(textOf(page + 1, pages), 400);
      const x = RIGHT - (line.width * 8) / 1000;
      this.document.text(page, line, { x, y: PAGE.height - 36, size: 8, gray: MUTED });
    }
  }
}
