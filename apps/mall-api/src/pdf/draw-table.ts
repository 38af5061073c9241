import { type Box, fullWidth, type Pen, type TextStyle } from './pen';
import type { Sheet, SheetRow } from './sheet';

const GAP = 8;
const PADDING = 5;
const note: TextStyle = { size: 8, muted: true };

/** The position of each column. */
function boxesOf(columns: Sheet['table']['columns']): Box[] {
  const given = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const rest = fullWidth.width - given - GAP * (columns.length - 1);
  let x = fullWidth.x;
  return columns.map(({ width = rest }) => {
    const box = { x, width };
    x += width + GAP;
    return box;
  });
}

const styleOf = (column: number, style: TextStyle = {}): TextStyle => ({
  ...style,
  align: column === 0 ? 'left' : 'right',
});

/** The rows with their header, which is repeated on every page. Rows are not split. */
export function drawTable(pen: Pen, { caption, columns, rows }: Sheet['table']): void {
  const boxes = boxesOf(columns);
  const cells = (texts: readonly string[], style?: TextStyle): number =>
    Math.max(...boxes.map((box, at) => pen.write(texts[at] ?? '', box, pen.y, styleOf(at, style))));
  const height = (texts: readonly string[], style?: TextStyle): number =>
    Math.max(...boxes.map((box, at) => pen.heightOf(texts[at] ?? '', box, styleOf(at, style))));
  const noteHeight = (row: SheetRow) =>
    row.note && boxes[0] ? pen.heightOf(row.note, boxes[0], note) : 0;

  const headers = columns.map(({ header }) => header);
  const head = { size: 8, weight: 600 } as const;
  const drawHead = () => {
    pen.y = cells(headers, head) + PADDING;
    pen.rule(fullWidth, 0.4);
    pen.y += PADDING;
  };

  const rowHeight = (row: SheetRow) => height(row.cells) + noteHeight(row) + 2 * PADDING;
  const first = rows[0] ? rowHeight(rows[0]) : 0;
  pen.keep(24 + height(headers, head) + first);
  pen.y = pen.write(caption, fullWidth, pen.y, { size: 10, weight: 600 }) + PADDING;
  drawHead();
  for (const row of rows) {
    if (pen.keep(rowHeight(row))) drawHead();
    const [name] = boxes;
    const below = pen.write(row.cells[0] ?? '', name ?? fullWidth, pen.y);
    const end = cells(['', ...row.cells.slice(1)]);
    const noted = row.note ? pen.write(row.note, name ?? fullWidth, below, note) : below;
    pen.y = Math.max(end, noted) + PADDING;
    pen.rule(fullWidth);
    pen.y += PADDING;
  }
}
