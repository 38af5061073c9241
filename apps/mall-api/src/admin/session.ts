import {
  adminVariables,
  readVariables,
  SettingsError,
  type Environment,
} from '@vermilion/settings';
import {
  createOperatorClient,
  MallError,
  type OperatorCalls,
} from '@vermilion/api-client/operator';
import { CsvError } from './csv';
import { toFacts, toTable } from './table';

/** 1 refused, 2 wrong command, 3 no connection or busy: try again, 4 the key does not do. */
export const EXIT = { refused: 1, usage: 2, unreachable: 3, key: 4 } as const;

/** A command that cannot be carried out as it was written. */
export class UsageError extends Error {}

export interface GlobalOptions {
  url?: string;
  key?: string;
  json?: boolean;
}

export interface Terminal {
  env: Environment;
  /** What was asked for. */
  out(text: string): void;
  /** Progress and errors. */
  note(text: string): void;
}

/** The client for the address and key of the options, or else of the environment. */
export function openClient({ url, key }: GlobalOptions, { env }: Terminal): OperatorCalls {
  const given = {
    ...env,
    ...(url && { MALL_ADMIN_URL: url }),
    ...(key && { MALL_ADMIN_KEY: key }),
  };
  const settings = readVariables(adminVariables, given);
  if (!settings.MALL_ADMIN_KEY) {
    throw new UsageError('There is no key. Set MALL_ADMIN_KEY, or give it with --key.');
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

/** Prints a page of rows: as a table of some fields for people, whole as JSON for programs. */
export function showPage(
  { out, note }: Terminal,
  { json }: GlobalOptions,
  page: Page,
  fields: readonly string[],
): void {
  if (json) return out(JSON.stringify(page, null, 2));
  if (page.list.length === 0) return note('Nothing.');
  out(toTable(page.list, fields));
  if (page.pages > 1) note(`Page ${page.pageNum ?? 1} of ${page.pages}, ${page.total} in all.`);
}

/** Prints one thing. */
export function show({ out }: Terminal, { json }: GlobalOptions, thing: object): void {
  out(json ? JSON.stringify(thing, null, 2) : toFacts(thing));
}

/** Says that it is done. */
export function showDone({ out }: Terminal, { json }: GlobalOptions, text: string): void {
  out(json ? JSON.stringify({ done: true }) : text);
}

/** What to say about an error, and the exit code; undefined for one that nobody expected. */
export function explain(error: unknown): { text: string; code: number } | undefined {
  if (error instanceof UsageError || error instanceof SettingsError) {
    return { text: error.message, code: EXIT.usage };
  }
  if (error instanceof CsvError) return { text: error.message, code: EXIT.refused };
  if (!(error instanceof MallError)) return undefined;
  const text = error.serverMessage ?? 'The server does not answer. Is the address right?';
  if (error.kind === 'session' || error.kind === 'forbidden') return { text, code: EXIT.key };
  const again = ['transport', 'timeout', 'http', 'unreadable'].includes(error.kind);
  return { text, code: again ? EXIT.unreachable : EXIT.refused };
}
