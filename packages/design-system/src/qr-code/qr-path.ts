import { encode } from 'uqr';

/** Share of the code that may be covered: about 7, 15, 25 and 30 percent. */
export const qrErrorLevels = ['L', 'M', 'Q', 'H'] as const;
export type QrErrorLevel = (typeof qrErrorLevels)[number];

/** The quiet zone on every side, in modules. */
export const QUIET_ZONE = 4;

export interface QrPath {
  /** Side of the whole code in modules, including the quiet zone. */
  side: number;
  /** Path of the dark modules, one bar for each run in a row. */
  path: string;
}

function matrixOf(text: string, level: QrErrorLevel) {
  try {
    return encode(text, { ecc: level, border: QUIET_ZONE });
  } catch (cause) {
    throw new Error(
      `QrCode: a text of ${text.length} characters does not fit into a code of error level ${level}. ` +
        'Shorten it (a link of your own that leads on), or take a lower level.',
      { cause },
    );
  }
}

/** A QR code as an SVG path. Throws for an empty or too long text. */
export function qrPath(text: string, level: QrErrorLevel): QrPath {
  if (text === '') throw new Error('QrCode: the text is empty. Give the link it stands for.');
  const { size: side, data } = matrixOf(text, level);
  const bars = data.flatMap((row, y) => {
    const line: string[] = [];
    for (let x = 0; x < side; x++) {
      const start = x;
      while (x < side && row[x]) x++;
      if (x > start) line.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
    }
    return line;
  });
  return { side, path: bars.join('') };
}
