import { CsvError } from './csv-error';

const LINE_FEED = 0x0a;

/** The encoding that the first bytes of a file tell: by a byte order mark, or by the zeros of UTF-16 in ASCII. */
function encodingOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return undefined;
}

/** A decoder that throws at bytes that are not of its encoding, where others replace them. */
function strictDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  } catch {
    throw new CsvError(
      `"${encoding}" is not an encoding. Known are utf-8, windows-1252, gbk and others.`,
    );
  }
}

/** The end of each line, in bytes. */
function* lineEnds(bytes: Uint8Array, encoding: string): Generator<number> {
  const isWide = encoding.startsWith('utf-16');
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) {
    const other = encoding === 'utf-16le' ? at + 1 : at - 1;
    const isAligned = Math.min(at, other) % 2 === 0 && bytes[other] === 0;
    if (!isWide) yield at + 1;
    else if (isAligned) yield Math.max(at, other) + 1;
  }
}

/**
 * Decodes a file, in parts that end with a line. Its first bytes decide, then the given encoding, then UTF-8. Throws a CsvError that
 * names the line of bytes that are not of this encoding: they are never replaced.
 */
export async function* decodeStrictly(
  source: AsyncIterable<Uint8Array | string>,
  encoding = 'utf-8',
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let rest = Buffer.alloc(0);
  let line = 1;
  const decode = (bytes: Uint8Array, by: TextDecoder) => {
    try {
      return by.decode(bytes);
    } catch {
      throw new CsvError(
        `Line ${line} is not ${by.encoding.toUpperCase()}. Save the file as UTF-8, or name its encoding, such as --encoding windows-1252 or --encoding gbk.`,
      );
    }
  };
  for await (const part of source) {
    rest = Buffer.concat([rest, Buffer.from(part)]);
    if (rest.length < 3) continue;
    decoder ??= strictDecoder(encodingOf(rest) ?? encoding);
    let start = 0;
    let text = '';
    for (const end of lineEnds(rest, decoder.encoding)) {
      text += decode(rest.subarray(start, end), decoder);
      [start, line] = [end, line + 1];
    }
    rest = rest.subarray(start);
    yield text;
  }
  if (rest.length > 0) yield decode(rest, decoder ?? strictDecoder(encoding));
}
