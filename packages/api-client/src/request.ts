import type { OperationRow } from './operation';

/** Arguments of any call. */
export type AnyArgs = Readonly<Record<string, unknown>>;

/** A request without its headers. */
export interface CallRequest {
  /** The HTTP method. */
  method: OperationRow[0];
  /** Path and query, starting with a slash. */
  target: string;
  /** JSON, bare text or a form; absent without arguments for it. */
  body?: string | FormData;
}

/** Servers expect this type for bare text (e-mail calls) too, although it is not JSON. */
export const BODY_TYPE = 'application/json; charset=UTF-8';

const isPresent = (value: unknown) => value !== undefined && value !== null;

/** Appends arguments to a path as its query. */
function withQuery(path: string, args: AnyArgs): string {
  const present = Object.entries(args).filter(([, value]) => isPresent(value));
  const pairs = present.map(([name, value]) => [name, String(value)]);
  return pairs.length ? `${path}?${new URLSearchParams(pairs)}` : path;
}

function toForm(args: AnyArgs): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(args)) {
    if (value instanceof Blob) form.append(name, value);
    else if (isPresent(value)) form.append(name, String(value));
  }
  return form;
}

/**
 * The request of a call, for code that sends it itself, such as a proxy:
 * `toRequest(operationTable.shopInfo, { id: 7 })`. Path parameters are inserted into the path, the
 * rest is the query of a GET or the body.
 */
export function toRequest([method, path, , special]: OperationRow, args: AnyArgs): CallRequest {
  const rest = { ...args };
  const take = (name: string) => {
    const value = rest[name];
    delete rest[name];
    return value;
  };
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = take(name);
    // URL parsing resolves `.` and `..`, even escaped, which would address another call
    if (!isPresent(value) || ['', '.', '..'].includes(String(value))) {
      throw new TypeError(`${path} needs ${name}.`);
    }
    return encodeURIComponent(String(value));
  });
  if (method === 'GET') return { method, target: withQuery(target, rest) };
  const query = special?.query?.map((name) => [name, take(name)]) ?? [];
  const request = { method, target: withQuery(target, Object.fromEntries(query)) };
  const body = special?.body ? rest[special.body] : rest;
  if (special?.text) return { ...request, body: String(body) };
  if (special?.form) return { ...request, body: toForm(rest) };
  return Object.keys(rest).length ? { ...request, body: JSON.stringify(body) } : request;
}
