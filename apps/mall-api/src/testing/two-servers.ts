import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestApp } from './app';
import { callApp } from './call';
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

/** An option of Node that sets a process's clock, in minutes from that of the machine. */
function clockOption(minutes: number): string {
  const code = `const Real = Date; const ahead = ${minutes * 60_000}; globalThis.Date = class Date extends Real {
    constructor(...parts) { if (parts.length) super(...parts); else super(Real.now() + ahead); }
    static now() { return Real.now() + ahead; }
  };`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/**
 * A test mall served by two processes on the same database, which take turns at handling calls, so that only
 * the database can prevent races. Their clocks differ by twelve minutes, that of the database is in between.
 */
export async function withTwoServers(mall: TestApp) {
  const start = (minutes: number) =>
    startServerProcess(mall.url, {
      MALL_TEST_PAYMENT_SECRET: mall.deps.settings.paymentSecret,
      NODE_OPTIONS: clockOption(minutes),
    });
  const servers = await Promise.all([start(6), start(-6)]);
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
