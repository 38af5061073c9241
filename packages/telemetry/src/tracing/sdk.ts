import { FastifyOtelInstrumentation } from '@fastify/otel';
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK, resources, tracing } from '@opentelemetry/sdk-node';
import { readTraceIdBy } from '../trace-id';
import { scrubbing } from './scrub';
import type { Tracing } from './tracing';

type Environment = Record<string, string | undefined>;

/** OTLP over HTTP is what every collector receives; `console` is for trying out. */
function exporterOf(env: Environment): tracing.SpanExporter {
  if (env.OTEL_TRACES_EXPORTER?.trim() === 'console') return new tracing.ConsoleSpanExporter();
  // Reads where to send, and with which headers, from the environment
  return new OTLPTraceExporter();
}

/** Share of visits by `OTEL_TRACES_SAMPLER`: a browser begins its trace before a server could decide. */
export function shareOf({ OTEL_TRACES_SAMPLER = '', OTEL_TRACES_SAMPLER_ARG }: Environment) {
  if (OTEL_TRACES_SAMPLER.endsWith('always_off')) return 0;
  if (!OTEL_TRACES_SAMPLER.endsWith('traceidratio')) return 1;
  const share = Number(OTEL_TRACES_SAMPLER_ARG ?? 1);
  return share >= 0 && share <= 1 ? share : 1;
}

/** Starts the SDK with instrumentations that patch no module: they are told by Fastify and by Node's `fetch`. */
export function startSdk(
  { service, version }: { service: string; version: string },
  env: Environment,
  exporter = exporterOf(env),
): Tracing {
  const requests = new FastifyOtelInstrumentation({
    // One span a request: hooks and handlers are parts of it that nobody looks for
    instrumentHooks: false,
    instrumentHandler: false,
    requestHook: (span, { method, routeOptions }) =>
      span.updateName(`${method} ${routeOptions.url ?? 'unknown'}`),
  });
  const processor = new tracing.BatchSpanProcessor(scrubbing(exporter));
  const sdk = new NodeSDK({
    resource: resources.resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME ?? service,
      'service.version': version,
    }),
    spanProcessors: [processor],
    instrumentations: [requests, new UndiciInstrumentation({ requireParentforSpans: true })],
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  readTraceIdBy(() => trace.getSpanContext(context.active())?.traceId);
  const tracer = trace.getTracer('vermilion');
  return {
    plugin: requests.plugin() as Tracing['plugin'],
    statement(text) {
      // What no request or job waits for, such as a look at the clock, is no trace
      if (!trace.getSpan(context.active())) return () => {};
      const name = /^\s*(?:with\s|\w+)/i.exec(text)?.[0].trim().toUpperCase() ?? 'SQL';
      const span = tracer.startSpan(name, {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      });
      return (error) => {
        if (error instanceof Error) {
          span.setAttribute('error.type', error.name);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      };
    },
    run: (name, work) =>
      tracer.startActiveSpan(name, { root: true }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    share: shareOf(env),
    flush: () => processor.forceFlush(),
    async close() {
      readTraceIdBy(() => undefined);
      await sdk.shutdown();
    },
  };
}
