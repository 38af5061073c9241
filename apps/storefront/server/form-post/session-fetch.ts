import { findCall } from '../calls';
import type { createPageFetch } from '../page-fetch';
import type { RequestSession } from '../session';
import { clearSessionCookies, sessionCookies, sessionOutcome } from '../session';

/**
 * A page's fetch while it handles a submitted form. As in the relay, tokens are removed from responses;
 * `cookies` collects the Set-Cookie lines of the session.
 */
export function sessionFetch(
  pageFetch: ReturnType<typeof createPageFetch>,
  before: RequestSession,
  secure: boolean,
  apiBase: string,
) {
  const cookies: string[] = [];
  const fetchCall = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await pageFetch(url, init);
    const path = url.slice(apiBase.length).split('?')[0] ?? '';
    const call = findCall(init.method, path.split('/').slice(1));
    const { body, session } = sessionOutcome(call, await response.json(), response.status);
    if (session === 'drop') cookies.push(...clearSessionCookies(before.names, secure));
    else if (session !== 'unchanged') cookies.push(...sessionCookies(session.keep, before, secure));
    return Response.json(body, { status: response.status });
  };
  return { fetch: fetchCall, cookies: cookies as readonly string[] };
}
