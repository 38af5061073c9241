import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Carries the id of a request between the servers of a mall, and to the browser. */
export const REQUEST_ID = 'x-request-id';

const shape = /^[\w-]{8,64}$/;

/**
 * The id of a request: a new one, or that of a server in front which is trusted. A stranger's could hide a line of the log
 * among others.
 */
export function requestIdOf(headers: IncomingHttpHeaders, isTrusted: boolean): string {
  const given = headers[REQUEST_ID];
  return isTrusted && typeof given === 'string' && shape.test(given)
    ? given
    : randomBytes(8).toString('hex');
}
