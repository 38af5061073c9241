import { getResponse, type RequestHandler } from 'msw';
import { expect } from 'vitest';
import { createMallClient } from '../client';
import type { MallClient } from '../index';
import { mockFetch, type MockOptions } from '../mock';
import { schemaErrors } from './schema-errors';

export const BASE = 'https://mall.test';
const nobody = () => new Response('unhandled', { status: 404 });

/** A `fetch` that the handlers answer. */
export const fetchOf = (handlers: RequestHandler[]) => async (url: string, init: RequestInit) =>
  (await getResponse(handlers, new Request(url, init))) ?? nobody();

/** A client of a new mock; without a token it is a guest. */
export function open(options: Partial<MockOptions> = {}, token: string | undefined = 'any') {
  const fetch = mockFetch({ baseUrl: BASE, ...options });
  return createMallClient({ baseUrl: BASE, fetch, ...(token && { token: () => token }) });
}

/** The same client, which fails where an answer is against its schema. */
export const checked = (client: MallClient): MallClient =>
  new Proxy(client, {
    get: (target, id: string) => async (args: unknown) => {
      const call = Reflect.get(target, id) as (args: unknown) => Promise<unknown>;
      const data = await call(args);
      expect(schemaErrors(id, data)).toBeNull();
      return data;
    },
  });
