import { BusinessError, namedError } from '../kernel/errors';
import type { Deps } from '../kernel/context';

const TIMEOUT = 10_000;

/** The same message for every provider error; the details are logged. */
export const signInFailed = () =>
  new BusinessError(500, 'We could not sign you in with this account');
export const notOffered = () => new BusinessError(500, 'This way to sign in is not available');

const misconfigured = () =>
  namedError(
    'sign-in-misconfigured',
    500,
    'Signing in with this account is not set up correctly. If you run this mall, check your config file.',
  );

/** Whether a provider refuses the mall's own credentials, by the status and the body of its response. */
export type RefusesMall = (status: number, body: string) => boolean;

/** A request to a provider. Throws unless the response is successful. */
export async function requestText(
  { log }: Pick<Deps, 'log'>,
  url: string,
  init: RequestInit = {},
  refusesMall: RefusesMall = () => false,
): Promise<string> {
  let isMisconfigured = false;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) return await response.text();
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
