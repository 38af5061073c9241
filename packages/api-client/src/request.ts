import type { OperationRow } from './operation';

/** Arguments of any call. */
export type AnyArgs = Readonly<Record<string, unknown>>;

export interface CallRequest {
  method: OperationRow[0];
  /** Path and query, starting with a slash. */
  target: string;
  body?: string;
}

/** The bare text that e-mail calls send is not JSON, and yet this is what servers expect of it. */
export const BODY_TYPE = 'application/json; charset=UTF-8';

const isPresent = (value: unknown) => value !== undefined && value !== null;

/** Path parameters go where the path names them, the rest is the query of a GET or the body. */
export function toRequest([method, path, , special]: OperationRow, args: AnyArgs): CallRequest {
  const rest = { ...args };
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    // Addresses are shortened by `.` and `..` however they are written: another call would come of it.
    if (!isPresent(value) || ['', '.', '..'].includes(String(value))) {
      throw new TypeError(`${path} needs ${name}.`);
    }
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method === 'GET') {
    const present = Object.entries(rest).filter(([, value]) => isPresent(value));
    const pairs = present.map(([name, value]) => [name, String(value)]);
    return { method, target: pairs.length ? `${target}?${new URLSearchParams(pairs)}` : target };
  }
  const body = special?.body ? rest[special.body] : rest;
  if (special?.text) return { method, target, body: String(body) };
  return Object.keys(rest).length
    ? { method, target, body: JSON.stringify(body) }
    : { method, target };
}
