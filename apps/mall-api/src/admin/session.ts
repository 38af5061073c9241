import {
  createOperatorClient,
  MallError,
  type OperatorCalls,
} from '@vermilion/api-client/operator';
import {
  adminVariables,
  type Environment,
  readVariables,
  SettingsError,
} from '@vermilion/settings';
import { CsvError } from '../csv/csv-error';
import { jsonForTerminal } from '../terminal/for-terminal';
import type { Terminal } from '../terminal/terminal';
import { toFacts, toTable } from './table';

/**
 * Exit codes. 1: refused, 2: invalid command, 3: no connection or busy (retry), 4: invalid or insufficient
 * key.
 */
export const EXIT = { refused: 1, usage: 2, unreachable: 3, key: 4 } as const;

/** A command line that cannot be executed as written. */
export class UsageError extends Error {}

export interface GlobalOptions {
  url?: string;
  key?: string;
  json?: boolean;
}

export interface AdminTerminal extends Terminal {
  env: Environment;
  /** Opens standard input; a function, since an open one can keep a process running. */
  stdin: () => AsyncIterable<Uint8Array>;
}

/** The client for the URL and key of the options, or else of the environment. */
export function openClient(
  { url, key }: GlobalOptions,
  { env }: Pick<AdminTerminal, 'env'>,
): OperatorCalls {
  const given = {
    ...env,
    ...(url && { MALL_ADMIN_URL: url }),
    ...(key && { MALL_ADMIN_KEY: key }),
  };
  const settings = readVariables(adminVariables, given);
  if (!settings.MALL_ADMIN_KEY) {
    throw new UsageError('The key is missing. Set MALL_ADMIN_KEY, or use --key.');
  }
  return createOperatorClient({
    baseUrl: settings.MALL_ADMIN_URL,
    key: settings.MALL_ADMIN_KEY,
    timeout: 60_000,
  });
}

interface Page {
  list: object[];
  total: number;
  pages: number;
  pageNum?: number;
}

/** Prints a page of rows: selected fields as a table, or everything as JSON. */
export function showPage(
  { out, note }: Terminal,
  { json }: GlobalOptions,
  page: Page,
  fields: readonly string[],
): void {
  if (json) return out(jsonForTerminal(page));
  if (page.list.length === 0) return note('No results.');
  out(toTable(page.list, fields));
  if (page.pages > 1) note(`Page ${page.pageNum ?? 1} of ${page.pages}, ${page.total} in all.`);
}

/** Prints rows: selected fields as a table, or everything that was received as JSON. */
export function showRows(
  { out, note }: Terminal,
  { json }: GlobalOptions,
  received: object,
  { rows, fields }: { rows: readonly object[]; fields: readonly string[] },
): void {
  if (json) out(jsonForTerminal(received));
  else if (rows.length === 0) note('No results.');
  else out(toTable(rows, fields));
}

/** Prints one object. */
export function show({ out }: Terminal, { json }: GlobalOptions, thing: object): void {
  out(json ? jsonForTerminal(thing) : toFacts(thing));
}

/** Prints a success message. */
export function showDone({ out }: Terminal, { json }: GlobalOptions, text: string): void {
  out(json ? JSON.stringify({ done: true }) : text);
}

/** The message and exit code for an error; undefined for an unexpected one. */
export function explain(error: unknown): { text: string; code: number } | undefined {
  if (error instanceof UsageError || error instanceof SettingsError) {
    return { text: error.message, code: EXIT.usage };
  }
  if (error instanceof CsvError) return { text: error.message, code: EXIT.refused };
  if (!(error instanceof MallError)) return undefined;
  const message = error.serverMessage ?? 'The server does not respond. Is the URL correct?';
  const text = error.field ? `${message}\nField: ${error.field}` : message;
  if (error.kind === 'session' || error.kind === 'forbidden') return { text, code: EXIT.key };
  const again = ['transport', 'timeout', 'http', 'unreadable'].includes(error.kind);
  return { text, code: again ? EXIT.unreachable : EXIT.refused };
}
