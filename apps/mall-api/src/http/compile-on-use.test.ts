import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { compileOnUse } from './compile-on-use';

/** A server with one call, whose query and response have schemas. */
function serverWith({ query = {}, response = {} }: { query?: object; response?: object }) {
  const app = fastify({ schemaController: { compilersFactory: compileOnUse() } });
  app.route({
    method: 'GET',
    url: '/goods',
    schema: { querystring: query, response: { 200: response } },
    handler: () => ({ name: 'tea', cost: 3 }),
  });
  return app;
}

const pages = { type: 'object', properties: { page: { type: 'integer', minimum: 1 } } };
const named = { type: 'object', properties: { name: { type: 'string' } } };

describe('schemas compiled on use', () => {
  it('refuse a request with the errors of that request, and accept the next', async () => {
    const app = serverWith({ query: pages });
    const of = (page: string) => app.inject(`/goods?page=${page}`);
    expect((await of('0')).json()).toMatchObject({ message: 'querystring/page must be >= 1' });
    expect((await of('x')).json()).toMatchObject({ message: 'querystring/page must be integer' });
    expect((await of('2')).statusCode).toBe(200);
  });

  it('leave out of a response what its schema does not name', async () => {
    const app = serverWith({ response: named });
    expect((await app.inject('/goods')).json()).toEqual({ name: 'tea' });
    expect((await app.inject('/goods')).json()).toEqual({ name: 'tea' });
  });

  it('wait until they are needed: a server starts whatever they are', async () => {
    const app = serverWith({ query: { type: 'no type' } });
    await expect(app.ready()).resolves.toBe(app);
    expect((await app.inject('/goods')).statusCode).toBe(500);
  });
});
