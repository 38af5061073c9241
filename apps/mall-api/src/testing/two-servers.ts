import type { FastifyInstance, InjectOptions } from 'fastify';
import { callApp } from './call';
import type { TestApp } from './app';
import { startServerProcess } from './processes';

/** Sends the requests of `inject` to the next server. */
function overHttp(next: () => string) {
  const inject = async (request: InjectOptions) => {
    const url = new URL(String(request.url), next());
    for (const [name, value] of Object.entries(request.query ?? {}))
      url.searchParams.set(name, String(value));
    const { payload, headers } = request;
    const response = await fetch(url, {
      method: request.method ?? 'GET',
      headers: {
        ...Object.fromEntries(
          Object.entries(headers ?? {}).map(([name, text]) => [name, `${text}`]),
        ),
        ...(request.remoteAddress && { 'x-forwarded-for': request.remoteAddress }),
      },
      ...(payload !== undefined && {
        body: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    });
    const body = await response.text();
    return { statusCode: response.status, headers: response.headers, json: () => JSON.parse(body) };
  };
  // the only part of a server that these tests use
  return { inject } as unknown as FastifyInstance;
}

/**
 * A test mall served by two processes on the same database, which take turns at handling calls, so that only
 * the database can prevent races.
 */
export async function withTwoServers(mall: TestApp) {
  const env = { MALL_TEST_PAYMENT_SECRET: mall.deps.settings.paymentSecret };
  const servers = await Promise.all([
    startServerProcess(mall.url, env),
    startServerProcess(mall.url, env),
  ]);
  let calls = 0;
  const next = () => servers[(calls += 1) % servers.length]?.url ?? '';
  const app = overHttp(next);
  const served: TestApp = {
    ...mall,
    app,
    call: (operation, options) => callApp(app, operation, options),
  };
  const stop = () => Promise.all(servers.map((server) => server.kill()));
  return { mall: served, stop };
}
