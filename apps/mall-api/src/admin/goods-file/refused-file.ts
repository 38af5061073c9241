import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { ImportProblem } from '@vermilion/api-client/operator';
import { csvWriter } from '../../csv/write';
import { UsageError } from '../session';
import type { FileGoods } from './file-goods';

const REASON = 'reason';

export interface RefusedFile {
  /** All rows of the goods, each with what is wrong with it. */
  add(goods: FileGoods, problems: readonly ImportProblem[]): void;
  close(): Promise<void>;
}

/** A file with the columns of another, and the reasons: to be corrected and imported. An existing one is not overwritten. */
export function openRefused(file: string, header: readonly string[]): RefusedFile {
  const kept = header.flatMap((name, at) => (name.trim() === REASON ? [] : [at]));
  const csv = csvWriter([...kept.map((at) => header[at] ?? ''), REASON]);
  const target = createWriteStream(file, { flags: 'wx' });
  csv.pipe(target);
  const written = finished(target).catch((error: Error) => {
    throw new UsageError(`${file} cannot be written: ${error.message}`);
  });
  // Told when it is closed
  written.catch(() => {});
  return {
    add({ records }, problems) {
      for (const { line, cells } of records) {
        const reasons = problems
          .filter((one) => one.line === line)
          .map(({ column, problem }) => `${column} ${problem}`);
        csv.write([...kept.map((at) => cells[at] ?? ''), reasons.join('; ')]);
      }
    },
    async close() {
      csv.end();
      await written;
    },
  };
}
