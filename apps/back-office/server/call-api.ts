import { readResponse } from '@vermilion/admission';
import type { FastifyRequest } from 'fastify';
import type { BackOfficeOptions } from './host';

/** Request headers that are forwarded to the API; all others are dropped. */
const forwarded = ['accept', 'accept-language', 'content-type', 'user-agent', 'idempotency-key'];

export interface ApiCall {
  method: 'GET' | 'POST';
  /** Path and query. */
  target: string;
  /** What identifies the caller to the API. */
  credentials: Record<string, string>;
  body?: Buffer | string | undefined;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  payload: Buffer;
}

/** The headers of an account's session. */
export const accountHeaders = (token: string) => ({
  'authori-zation': token,
  authorization: `Bearer ${token}`,
});

/** Calls the API on behalf of a request, in the caller's share. Rejects when there is no answer in time. */
export function callApi(
  request: FastifyRequest,
  { method, target, credentials, body }: ApiCall,
  { apiUrl, host, limits }: BackOfficeOptions,
): Promise<ApiAnswer> {
  const { address, origin, visit } = host.factsOf(request);
  const headers = new Headers(credentials);
  for (const name of forwarded) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('form-type', 'pc');
  headers.set('x-image-addresses', 'relative');
  headers.set('x-forwarded-for', address);
  headers.set('x-request-id', request.id);
  headers.set('x-forwarded-host', new URL(origin).host);
  const signal = AbortSignal.any([visit.gone, AbortSignal.timeout(limits.call)]);
  const sent = body?.length ? (typeof body === 'string' ? body : new Uint8Array(body)) : undefined;
  return visit.call(async () => {
    const init = { method, headers, body: sent, signal, redirect: 'manual' } as const;
    const response = await fetch(apiUrl + target, init);
    const payload = await readResponse(response, limits.responseSize);
    return { status: response.status, headers: response.headers, payload };
  });
}
