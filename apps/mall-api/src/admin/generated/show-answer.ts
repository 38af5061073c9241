import type { OperatorCalls } from '@vermilion/api-client/operator';
import { jsonForTerminal } from '../../terminal/for-terminal';
import type { Terminal } from '../../terminal/terminal';
import { type GlobalOptions, show, showDone, showPage } from '../session';
import { toTable } from '../table';
import type { ContractCall } from './contract-call';
import { allRows, type Listing, rowsOf } from './listing';
import type { Fields } from './typed-body';

/** Characters of a table's cell: a description is not shown whole. */
const WIDEST = 40;
const graphemes = new Intl.Segmenter();

function shortened(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= WIDEST) return value;
  const parts = [...graphemes.segment(value)].map(({ segment }) => segment);
  return parts.length > WIDEST ? `${parts.slice(0, WIDEST - 1).join('')}…` : value;
}

const inCells = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shortened(value)]));

/** Reads a list to its end, in the form of one answer; tells how far it is. */
export async function readAll(
  terminal: Terminal,
  listing: Listing,
  client: OperatorCalls,
  args: Fields,
): Promise<unknown> {
  const list: object[] = [];
  for await (const { rows, total } of allRows(listing, client, args)) {
    list.push(...rows);
    terminal.note(total === undefined ? `${list.length} rows` : `${list.length} of ${total} rows`);
  }
  return listing.field ? { [listing.field]: list } : list;
}

/** Prints the rows of a list as a table, and where it goes on. */
export function showRows(
  terminal: Terminal,
  options: GlobalOptions,
  listing: Listing,
  data: unknown,
): void {
  if (options.json) return terminal.out(jsonForTerminal(data));
  const { columns, following } = listing;
  const { pages = 1, total = 0, pageNum, next } = (data ?? {}) as Record<string, number>;
  const list = rowsOf(listing, data).map(inCells);
  showPage(terminal, options, { list, pages, total, pageNum }, columns);
  if (next && following) terminal.note(`More with --${following} ${next}, or all with --all.`);
}

/** Prints what a call has answered; lists inside of it as tables of their own. */
export function showAnswer(
  terminal: Terminal,
  options: GlobalOptions,
  { summary }: Pick<ContractCall, 'summary'>,
  data: unknown,
): void {
  if (data === null || data === undefined) return showDone(terminal, options, `${summary}: done.`);
  if (options.json || typeof data !== 'object') return terminal.out(jsonForTerminal(data));
  const parts = Object.entries(data);
  const facts = parts
    .filter(([, value]) => !isRows(value))
    .map(([name, value]) => [name, fact(value)]);
  show(terminal, options, Object.fromEntries(facts));
  for (const [name, value] of parts) {
    if (isRows(value)) terminal.out(`\n${name}\n${tableOf(value)}`);
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const isRows = (value: unknown): value is Fields[] => Array.isArray(value) && value.some(isObject);

const fact = (value: unknown) =>
  isObject(value) && !Array.isArray(value) ? JSON.stringify(value) : value;

function tableOf(rows: readonly Fields[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.filter((name) => !rows.some((row) => isObject(row[name])));
  return toTable(rows.map(inCells), columns);
}
