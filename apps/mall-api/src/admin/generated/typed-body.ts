import { readFile } from 'node:fs/promises';
import { type AdminTerminal, UsageError } from '../session';

export type Fields = Record<string, unknown>;

/** Those of the values that are there. */
export const pick = (fields: Fields, values: readonly { name: string }[]): Fields =>
  Object.fromEntries(
    values.filter(({ name }) => fields[name] !== undefined).map(({ name }) => [name, fields[name]]),
  );

type Stdin = AdminTerminal['stdin'];

/** JSON of a file, or of standard input for `-`. */
export async function readJson(file: string, stdin: Stdin): Promise<unknown> {
  const bytes = file === '-' ? await collect(stdin()) : await readBytes(file);
  const name = file === '-' ? 'Standard input' : file;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new UsageError(`${name} is not JSON in UTF-8: ${(error as Error).message}`);
  }
}

/** The same, for bodies that are objects. */
export async function readFields(file: string, stdin: Stdin): Promise<Fields> {
  const value = await readJson(file, stdin);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new UsageError('The JSON must be an object: { … }.');
}

export async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

async function collect(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of input) parts.push(part);
  return Buffer.concat(parts);
}
