import type { QrPath } from '../qr-code/qr-path';
import { QUIET_ZONE } from '../qr-code/qr-path';

/** Mask patterns of ISO/IEC 18004, by number. */
const masks = [
  (r: number, c: number) => (r + c) % 2 === 0,
  (r: number) => r % 2 === 0,
  (_: number, c: number) => c % 3 === 0,
  (r: number, c: number) => (r + c) % 3 === 0,
  (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Dark modules as `row,column`, parsed from the path. */
function darkModules({ path }: QrPath) {
  const bars = path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g);
  const dark = new Set<string>();
  for (const [, x, y, length] of bars) {
    for (let step = 0; step < Number(length); step++) {
      dark.add(`${Number(y) - QUIET_ZONE},${Number(x) - QUIET_ZONE + step}`);
    }
  }
  return dark;
}

/** Function modules: finders with format bits, timing, and the alignment pattern of versions 2 to 6. */
function isFunction(row: number, column: number, size: number) {
  const corner = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
  const middle = size - 7;
  const alignment = size > 21 && Math.abs(row - middle) <= 2 && Math.abs(column - middle) <= 2;
  return corner || row === 6 || column === 6 || alignment;
}

/**
 * Decodes codes of version 1 to 5, level L, byte mode. An independent decoder, so that codes are
 * checked against the standard and not the encoding library.
 */
export function readQr(drawing: QrPath) {
  const size = drawing.side - 2 * QUIET_ZONE;
  const dark = darkModules(drawing);
  const isDark = (row: number, column: number) => dark.has(`${row},${column}`);
  // Bits 12 to 10 of the format are in row 8, columns 2 to 4, masked by 101
  const maskBits = [2, 3, 4].map((column) => Number(isDark(8, column))).join('');
  const mask = masks[parseInt(maskBits, 2) ^ 0b101];
  let bits = '';
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFunction(row, column, size)) continue;
        bits += Number(isDark(row, column) !== mask?.(row, column));
      }
    }
    upward = !upward;
  }
  const mode = bits.slice(0, 4);
  const length = parseInt(bits.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, at) =>
    parseInt(bits.slice(12 + at * 8, 20 + at * 8), 2),
  );
  return { mode, text: new TextDecoder().decode(new Uint8Array(bytes)) };
}
