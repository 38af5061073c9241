import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError } from './csv-error';
import { fromCell, toCell } from './formulas';
import { type CsvFormat, readCsv } from './read';
import { csvWriter } from './write';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^['=+\-@\t\r\n",;a ]{0,8}$/),
);

/** Reads bytes in parts that end anywhere, also within a character. */
async function read(bytes: Uint8Array, format?: CsvFormat) {
  const parts = async function* () {
    for (let at = 0; at < bytes.length; at += 5) yield bytes.subarray(at, at + 5);
  };
  const records: string[][] = [];
  for await (const { cells } of readCsv(parts(), format)) records.push(cells);
  return records;
}

const failure = (bytes: Uint8Array, format?: CsvFormat) =>
  read(bytes, format).catch((error: unknown) => error);

describe('cells', () => {
  it('are never a formula, and come back as they were', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(toCell(value)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(fromCell(toCell(value))).toBe(value);
      }),
    );
  });

  it('that people write with an apostrophe are left alone', () => {
    for (const value of ["'tis", "''", "'", 'a=b']) {
      expect([toCell(value), fromCell(value)]).toEqual([value, value]);
    }
  });

  it('of every file that is written are guarded, whatever is exported', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), async (rows) => {
        const csv = csvWriter(['kind', 'text']);
        rows.forEach((row) => csv.write(row));
        csv.end();
        const file = Buffer.from((await csv.toArray()).join(''));
        expect(file.toString()).not.toMatch(/(^|[,\n])"[=+@\t＝＋－＠]/);
        const back = await read(file);
        expect(back).toEqual([['kind', 'text'], ...rows]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a file', () => {
  const words = 'kind,text\ncategory,Café\n';
  const gbk = Buffer.from([...Buffer.from('kind,text\ncategory,'), 0xb2, 0xe8, 0xba, 0xf8]);

  it.each([
    ['UTF-8', Buffer.from(words)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${words}`)],
    ['UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(words, 'utf16le')],
    ['big-endian UTF-16 without a mark', Buffer.from(words, 'utf16le').swap16()],
  ])('is recognised as %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([
      ['kind', 'text'],
      ['category', 'Café'],
    ]);
  });

  it('is read in an encoding that is named', async () => {
    const latin = Buffer.from(words, 'latin1');
    expect((await read(latin, { encoding: 'windows-1252' }))[1]).toEqual(['category', 'Café']);
    expect((await read(gbk, { encoding: 'gbk' }))[1]).toEqual(['category', '茶壶']);
  });

  it.each([
    ['Latin-1', Buffer.from(`a,b\n1,2\n3,Café\n4,5\n`, 'latin1'), 3],
    ['GBK', gbk, 2],
    ['half a character', Buffer.from([...Buffer.from('a,b\n1,'), 0xe2, 0x82]), 2],
  ])('of %s is refused with its line and the option that helps', async (_, bytes, line) => {
    const error = await failure(bytes);
    expect(error).toBeInstanceOf(CsvError);
    expect(String(error)).toContain(`Line ${line} is not UTF-8.`);
    expect(String(error)).toContain('--encoding windows-1252');
  });

  it('is refused when its encoding is unknown', async () => {
    expect(String(await failure(gbk, { encoding: 'klingon' }))).toContain('not an encoding');
  });

  it('never loses a byte silently', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 40 }), async (bytes) => {
        const read = await failure(Buffer.from([...Buffer.from('a,b\n1,'), ...bytes]));
        const isStrict = read instanceof CsvError || !JSON.stringify(read).includes('\ufffd');
        // the replacement itself may have been written
        expect(isStrict || Buffer.from(bytes).includes(Buffer.from('\ufffd'))).toBe(true);
      }),
    );
  });
});
