import { getResponse, type RequestHandler } from 'msw';
import { createMallClient } from '../client';
import { mockHandlers, type MockOptions } from '../mock';

export const BASE = 'https://mall.test';
const nobody = () => new Response('unhandled', { status: 404 });

/** A `fetch` that the handlers answer. */
export const fetchOf = (handlers: RequestHandler[]) => async (url: string, init: RequestInit) =>
  (await getResponse(handlers, new Request(url, init))) ?? nobody();

/** A client of a new mock; without a token it is a guest. */
export function open(options: Partial<MockOptions> = {}, token: string | undefined = 'any') {
  const fetch = fetchOf(mockHandlers({ baseUrl: BASE, ...options }));
  return createMallClient({ baseUrl: BASE, fetch, ...(token && { token: () => token }) });
}
