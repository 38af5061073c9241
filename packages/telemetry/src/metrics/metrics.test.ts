import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from './metrics';
import { noteOutcome } from './outcome';
import type { MetricsServer } from './serve-metrics';

const loopback = { host: '127.0.0.1', port: 0 };
let server: MetricsServer | undefined;
afterEach(() => server?.close());

/** The lines of one metric, without the label that all have. */
const linesOf = (text: string, name: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .map((line) =>
      line
        .replace(/service="[^"]*",?/, '')
        .replace(',}', '}')
        .replace('{}', ''),
    );

const open = () => createMetrics({ service: 'mall-api', version: '1.2.3' });

describe('the metrics of a process', () => {
  it('are served at /metrics of their own port, and nothing else is', async () => {
    const metrics = await open();
    server = await metrics.serve(loopback);
    const response = await fetch(server.address);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toContain(
      `vermilion_build_info{version="1.2.3",node="${process.version}",service="mall-api"} 1`,
    );
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    const { origin } = new URL(server.address);
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(server.address, { method: 'POST' })).status).toBe(404);
  });

  it('tell in a sentence that their port is taken', async () => {
    const metrics = await open();
    server = await metrics.serve(loopback);
    const port = Number(new URL(server.address).port);
    await expect(metrics.serve({ ...loopback, port })).rejects.toThrow(/METRICS_PORT.*is taken/);
  });

  it('count requests by a name, however many paths there are', async () => {
    const metrics = await open();
    const app = fastify();
    metrics.observe(app, ({ routeOptions }) => routeOptions.url ?? 'unknown');
    app.get('/goods/:id', (request, reply) => {
      if ((request.params as { id: string }).id === '7') noteOutcome(request, 'failed');
      return reply.send('x');
    });
    for (const path of ['/goods/1', '/goods/2', '/goods/7', '/nowhere/1', '/nowhere/2'])
      await app.inject(path);
    const text = await metrics.text();
    expect(linesOf(text, 'vermilion_http_requests_total')).toEqual([
      'vermilion_http_requests_total{operation="/goods/:id",outcome="ok"} 2',
      'vermilion_http_requests_total{operation="/goods/:id",outcome="failed"} 1',
      'vermilion_http_requests_total{operation="unknown",outcome="refused"} 2',
    ]);
    expect(linesOf(text, 'vermilion_http_request_duration_seconds_count')).toEqual([
      'vermilion_http_request_duration_seconds_count{operation="/goods/:id"} 3',
      'vermilion_http_request_duration_seconds_count{operation="unknown"} 2',
    ]);
  });

  it('are read when they are scraped, and forget what is no longer there', async () => {
    const metrics = await open();
    let readings = [{ value: 3, labels: { state: 'dead' } }];
    metrics.gauge({ name: 'jobs', help: 'Jobs.', labels: ['state'], read: () => readings });
    metrics.counter({ name: 'hits_total', help: 'Hits.', read: () => [{ value: 5 }] });
    expect(linesOf(await metrics.text(), 'jobs')).toEqual(['jobs{state="dead"} 3']);
    metrics.gauge({ name: 'checked_at', help: 'Time.', read: () => [] });
    expect(linesOf(await metrics.text(), 'checked_at')).toEqual([]);
    readings = [];
    expect(linesOf(await metrics.text(), 'jobs')).toEqual([]);
    expect(linesOf(await metrics.text(), 'hits_total')).toEqual(['hits_total 5']);
  });
});
