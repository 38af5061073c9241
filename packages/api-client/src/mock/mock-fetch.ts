import { getResponse } from 'msw';
import { mockHandlers, type MockOptions } from './mock-handlers';

/**
 * A `fetch` that a mock of its own answers, without a worker or a server, for stories and tests:
 * `createMallClient({ baseUrl, fetch: mockFetch({ baseUrl }) })`. `baseUrl` is an absolute URL.
 */
export function mockFetch(options: MockOptions) {
  const handlers = mockHandlers(options);
  return async (url: string, init?: RequestInit): Promise<Response> =>
    (await getResponse(handlers, new Request(url, init))) ?? new Response(null, { status: 404 });
}
