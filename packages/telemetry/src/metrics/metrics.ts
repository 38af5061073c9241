import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { outcomeOf } from './outcome';
import { type MetricsAddress, type MetricsServer, serveMetrics } from './serve-metrics';

/** One value of a metric, with the values of its labels. */
export interface Reading {
  value: number;
  labels?: Record<string, string>;
}

export interface MetricOptions {
  name: string;
  /** What it counts, with its unit, in one sentence. */
  help: string;
  labels?: readonly string[];
  /** Called when it is scraped. Nothing to read: the metric has no value. */
  read(): readonly Reading[] | Promise<readonly Reading[]>;
}

/** The metrics of one process. */
export interface Metrics {
  /** A value that goes up and down. */
  gauge(options: MetricOptions): void;
  /** A count since the start of the process. */
  counter(options: MetricOptions): void;
  /** Counts and times the requests of a server. `nameOf` gives one of a limited number of names, never a path. */
  observe(app: FastifyInstance, nameOf: (request: FastifyRequest) => string): void;
  /** All of them in the format of Prometheus. */
  text(): Promise<string>;
  /** Name and help of each, for the handbook. */
  list(): Promise<{ name: string; help: string; type: string }[]>;
  /** Serves them as `/metrics`. */
  serve(address: MetricsAddress): Promise<MetricsServer>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of a process; the library is loaded only where they are on. */
export async function createMetrics(process: {
  service: string;
  version: string;
}): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import('prom-client');
  const registry: Registry = new Registry();
  registry.setDefaultLabels({ service: process.service });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge: Metrics['gauge'] = ({ name, help, labels = [], read }) => {
    const metric = new Gauge({
      name,
      help,
      registers,
      labelNames: [...labels],
      async collect() {
        const readings = await read();
        metric.reset();
        // The library gives one without labels the value 0
        if (labels.length === 0) metric.remove();
        for (const { value, labels: of = {} } of readings) metric.set(of, value);
      },
    });
  };
  gauge({
    name: 'vermilion_build_info',
    help: 'Always 1; its labels are the versions of the program and of Node.',
    labels: ['version', 'node'],
    read: () => [
      { value: 1, labels: { version: process.version, node: globalThis.process.version } },
    ],
  });
  return {
    gauge,
    counter({ name, help, labels = [], read }) {
      const metric = new Counter({
        name,
        help,
        registers,
        labelNames: [...labels],
        async collect() {
          const readings = await read();
          metric.reset();
          for (const { value, labels: of = {} } of readings) metric.inc(of, value);
        },
      });
    },
    observe(app, nameOf) {
      const requests = new Counter({
        name: 'vermilion_http_requests_total',
        help: 'Answered requests by operation and outcome: ok, refused, busy or failed.',
        labelNames: ['operation', 'outcome'],
        registers,
      });
      const durations = new Histogram({
        name: 'vermilion_http_request_duration_seconds',
        help: 'Seconds until a request was answered, by operation.',
        labelNames: ['operation'],
        buckets: SECONDS,
        registers,
      });
      app.addHook('onResponse', (request, reply, done) => {
        const operation = nameOf(request);
        requests.inc({ operation, outcome: outcomeOf(request, reply) });
        durations.observe({ operation }, reply.elapsedTime / 1000);
        done();
      });
    },
    text: () => registry.metrics(),
    list: async () => {
      const all = await registry.getMetricsAsJSON();
      return all.map(({ name, help, type }) => ({ name, help, type: String(type) }));
    },
    serve: (address) => serveMetrics(registry, address),
  };
}
