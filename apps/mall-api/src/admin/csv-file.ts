import { writeFileSync } from 'node:fs';
import { csvWriter } from '../csv/write';
import { UsageError } from './session';

/** Writes a few records as a CSV file. An existing file is not overwritten: it may be at the bank already. */
export async function writeCsv(
  file: string,
  columns: readonly string[],
  records: readonly Record<string, string>[],
): Promise<void> {
  const csv = csvWriter(columns);
  for (const record of records) csv.write(record);
  csv.end();
  const parts: string[] = [];
  for await (const part of csv) parts.push(String(part));
  try {
    writeFileSync(file, parts.join(''), { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}`);
  }
}
