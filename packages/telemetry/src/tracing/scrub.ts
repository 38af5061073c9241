import type { tracing } from '@opentelemetry/sdk-node';

type ReadableSpan = tracing.ReadableSpan;

/** What a span may tell. Everything else, such as addresses, queries and messages, may be about a person. */
const allowed = new Set([
  'http.request.method',
  'http.request.resend_count',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'url.scheme',
  'error.type',
  'db.system.name',
  'db.query.text',
]);

function picked<T>(attributes: Record<string, T> | undefined, names: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(attributes ?? {}).filter(([name]) => names.has(name)));
}

const ofEvents = new Set(['exception.type']);

/** A span without anything about a person: of an error only its type is left. */
function scrubbed(span: ReadableSpan): ReadableSpan {
  const events = span.events.map((event) => ({
    ...event,
    attributes: picked(event.attributes, ofEvents),
  }));
  const own = {
    attributes: picked(span.attributes, allowed),
    status: { code: span.status.code },
    links: [],
    events,
  };
  // What is not replaced, such as methods, stays that of the span
  return Object.create(span, Object.getOwnPropertyDescriptors(own)) as ReadableSpan;
}

/** An exporter that is told nothing about a person, whatever an instrumentation notes. */
export const scrubbing = (exporter: tracing.SpanExporter): tracing.SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(scrubbed), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
