// The types of the library's part that is used here; named, so that who reads these sources has them too
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a declaration of a module cannot be imported
/// <reference path="./qrcode-core.d.ts" />
import { create } from 'qrcode/lib/core/qrcode.js';

/** How much of the code may be covered or dirty: about 7, 15, 25 and 30 percent. */
export const qrErrorLevels = ['L', 'M', 'Q', 'H'] as const;
export type QrErrorLevel = (typeof qrErrorLevels)[number];

/** The light margin that readers need on every side, in modules. */
export const QUIET_ZONE = 4;

export interface QrPath {
  /** Side of the whole drawing in modules, quiet zone included. */
  side: number;
  /** Outline of the dark modules, one bar for each run in a row. */
  path: string;
}

function matrixOf(text: string, level: QrErrorLevel) {
  try {
    return create(text, { errorCorrectionLevel: level }).modules;
  } catch (cause) {
    throw new Error(
      `QrCode: a text of ${text.length} characters does not fit into a code of error level ${level}. ` +
        'Shorten it (a link of your own that leads on), or take a lower level.',
      { cause },
    );
  }
}

/** The code of a text as a path. Throws when there is no text, or more than a code holds. */
export function qrPath(text: string, level: QrErrorLevel): QrPath {
  if (text === '') throw new Error('QrCode: the text is empty. Give the link it stands for.');
  const modules = matrixOf(text, level);
  const { size } = modules;
  const bars: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && modules.get(row, column)) column++;
      const length = column - start;
      if (length) bars.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`);
    }
  }
  return { side: size + 2 * QUIET_ZONE, path: bars.join('') };
}
