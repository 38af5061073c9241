import type { OperatorCalls } from '@vermilion/api-client/operator';
import { callByName } from './call-by-name';
import type { ContractCall } from './contract-call';
import { flat, kindOf } from './schema';
import type { Fields } from './typed-body';

/** How a call answers a list. */
export interface Listing {
  call: ContractCall;
  /** The field with the rows; undefined when the data is the list itself. */
  field: string | undefined;
  /** The query parameter for what follows: `page`, or the one that takes `next` of the answer. */
  following: 'page' | 'after' | 'before' | undefined;
  /** Fields of a row that fit into a table. */
  columns: readonly string[];
  /** Rows of one answer at most. */
  limit: number | undefined;
}

/** Undefined for a call that answers no list. */
export function listingOf(call: ContractCall): Listing | undefined {
  const { data, schemas, query } = call;
  if (!call.isRead) return undefined;
  const fields = Object.entries(data.properties ?? {}).map(
    ([name, schema]) => [name, flat(schema, schemas)] as const,
  );
  const isBatch = fields.some(([name]) => name === 'next');
  const field = fields.find(([name, { items }]) => items && (isBatch || name === 'list'))?.[0];
  const rows = field ? fields.find(([name]) => name === field)?.[1] : data;
  if (!rows?.items) return undefined;
  const row = flat(rows.items, schemas);
  const columns = Object.entries(row.properties ?? {})
    .filter(([, schema]) => kindOf(flat(schema, schemas), schemas) !== 'other')
    .map(([name]) => name);
  const has = (wanted: string) => query.some(({ name }) => name === wanted);
  const following = isBatch
    ? (['after', 'before'] as const).find(has)
    : has('page')
      ? 'page'
      : undefined;
  const limit = query.find(({ name }) => name === 'limit')?.schema.maximum;
  return { call, field, following, columns, limit };
}

/** The rows of an answer. */
export const rowsOf = ({ field }: Pick<Listing, 'field'>, data: unknown): object[] =>
  ((field ? (data as Fields | null)?.[field] : data) ?? []) as object[];

/** All rows, answer by answer: each with the number of rows that there are, if the server tells it. */
export async function* allRows(
  listing: Listing,
  client: OperatorCalls,
  args: Fields,
): AsyncGenerator<{ rows: object[]; total: number | undefined }> {
  const { call, following, limit } = listing;
  let next: unknown = args[following ?? ''] ?? (following === 'page' ? 1 : undefined);
  do {
    const place = following && next !== undefined ? { [following]: next } : {};
    const data = await callByName(client, call, { ...(limit && { limit }), ...args, ...place });
    const { pages, total, next: cursor } = (data ?? {}) as Fields;
    const rows = rowsOf(listing, data);
    yield { rows, total: total as number | undefined };
    if (following !== 'page') next = following && cursor;
    else next = rows.length > 0 && Number(next) < Number(pages) ? Number(next) + 1 : undefined;
  } while (next !== undefined && next !== null);
}
