import type { Deps } from '../kernel/context';
import { namedError } from '../kernel/errors';

const TIMEOUT = 10_000;

/** The same message for every provider error; the details are logged. */
export const signInFailed = () =>
  namedError('sign-in-failed', 500, 'We could not sign you in with this account');
export const notOffered = () =>
  namedError('sign-in-closed', 500, 'This way to sign in is not available');

const misconfigured = () =>
  namedError(
    'sign-in-misconfigured',
    500,
    'Signing in with this account is not set up correctly. If you run this mall, check your config file.',
  );

/** Whether a provider refuses the mall's own credentials, by the status and the body of its response. */
export type RefusesMall = (status: number, body: string) => boolean;

interface ProviderCall<Result> {
  url: string;
  send(): Promise<Response>;
  /** Reads a successful response. */
  read(response: Response): Promise<Result>;
  refusesMall?: RefusesMall | undefined;
}

/** `fetch` for providers: bounded in time, and without redirects, which could lead anywhere. */
export const fetchProvider = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });

/** A call of a provider. Throws unless the response is successful and can be read. */
export async function callProvider<Result>(
  { log }: Pick<Deps, 'log'>,
  { url, send, read, refusesMall = () => false }: ProviderCall<Result>,
): Promise<Result> {
  let isMisconfigured = false;
  try {
    const response = await send();
    if (response.ok) return await read(response);
    const { status } = response;
    isMisconfigured = refusesMall(status, await response.text());
    // The body could contain what was sent
    if (isMisconfigured)
      log.error({ host: new URL(url).host, status }, 'provider refuses the mall');
    else log.warn({ host: new URL(url).host, status }, 'provider refuses');
  } catch (error) {
    log.warn({ err: error, host: new URL(url).host }, 'provider does not answer');
  }
  throw isMisconfigured ? misconfigured() : signInFailed();
}

/** The text of a provider's successful response. */
export const requestText = (
  deps: Pick<Deps, 'log'>,
  url: string,
  init: RequestInit = {},
  refusesMall?: RefusesMall,
): Promise<string> =>
  callProvider(deps, {
    url,
    send: () => fetchProvider(url, init),
    read: (response) => response.text(),
    refusesMall,
  });

/** Like `requestText`, for JSON: the fields of the object, or none if the response is something else. */
export async function requestJson(
  deps: Pick<Deps, 'log'>,
  url: string,
  init: RequestInit = {},
  refusesMall?: RefusesMall,
): Promise<Record<string, unknown>> {
  return fieldsOf(await requestText(deps, url, init, refusesMall));
}

/** The fields of a JSON object, or none if the text is something else. */
export function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    // A parsed object has string keys
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A required string field; numbers are converted to strings. */
export function textOf(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && value) return value;
  if (typeof value === 'number') return String(value);
  throw signInFailed();
}
