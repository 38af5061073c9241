import { PdfDocument } from './document';
import { drawTable } from './draw-table';
import { loadFonts } from './fonts';
import { type Box, fullWidth, MARGIN, Pen } from './pen';
import { MISSING } from './printable';
import type { Sheet, SheetFact } from './sheet';

const half = (fullWidth.width - 24) / 2;
const left: Box = { x: MARGIN, width: half };
const right: Box = { x: MARGIN + half + 24, width: half };

/** All texts of a sheet, to find the fonts it needs. */
const textsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textsOf).join('')
    : String(value);

/** A sheet as a PDF. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  await loadFonts(`${textsOf(sheet)}0123456789 ${MISSING}`);
  const document = new PdfDocument(sheet);
  const pen = new Pen(document, sheet.language);
  drawHead(pen, sheet);
  drawTable(pen, sheet.table);
  drawSums(pen, sheet.sums);
  if (sheet.refunds) drawRefunds(pen, sheet.refunds);
  pen.foot((page, pages) =>
    sheet.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages)),
  );
  return document.end();
}

function drawHead(pen: Pen, { title, issuer, facts, recipient }: Sheet): void {
  const top = pen.y;
  const below = pen.write(title, left, top, { size: 18, weight: 600 });
  const [name = '', ...address] = issuer;
  let y = pen.write(name, right, top, { size: 10, weight: 600, align: 'right' });
  for (const line of address) y = pen.write(line, right, y, { align: 'right', muted: true });
  pen.y = Math.max(below, y) + 10;
  pen.rule(fullWidth, 0.4);
  pen.y += 12;

  let factsEnd = pen.y;
  for (const { term, text } of facts) {
    factsEnd = pen.write(term, left, factsEnd, { size: 8, muted: true });
    factsEnd = pen.write(text, left, factsEnd) + 4;
  }
  let recipientEnd = pen.y;
  recipient.forEach((line, at) => {
    const style = at === 0 ? { size: 8, muted: true } : {};
    recipientEnd = pen.write(line, right, recipientEnd, style);
  });
  pen.y = Math.max(factsEnd, recipientEnd) + 16;
}

/** Labels and amounts, right-aligned and kept on one page. */
function drawSums(pen: Pen, sums: readonly SheetFact[]): void {
  pen.keep(sums.length * 18 + 24);
  pen.y += 8;
  sums.forEach((sum, at) => {
    const isTotal = at === sums.length - 1;
    if (isTotal) {
      pen.y += 4;
      pen.rule(right, 0.4);
      pen.y += 6;
    }
    drawFact(pen, sum, right, isTotal ? { size: 11, weight: 600 } : {});
  });
}

function drawRefunds(pen: Pen, { title, facts }: NonNullable<Sheet['refunds']>): void {
  pen.keep(facts.length * 18 + 40);
  pen.y = pen.write(title, fullWidth, pen.y + 20, { size: 10, weight: 600 }) + 4;
  for (const fact of facts) drawFact(pen, fact, fullWidth);
}

function drawFact(pen: Pen, { term, text }: SheetFact, box: Box, style = {}): void {
  const amount = { x: box.x + box.width - 110, width: 110 };
  const name = { x: box.x, width: box.width - 118 };
  const below = pen.write(term, name, pen.y, style);
  pen.y = Math.max(below, pen.write(text, amount, pen.y, { ...style, align: 'right' })) + 2;
}
