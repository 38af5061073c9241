import type { FastifyPluginCallback } from 'fastify';

/** Traces of a process, by the standard variables `OTEL_*`. */
export interface Tracing {
  /** To be registered before the routes whose requests are traced. */
  plugin: FastifyPluginCallback;
  /** Begins a span of the statement in the running trace; the returned function ends it. */
  statement(text: string): (error?: unknown) => void;
  /** Runs work, such as a job, in a trace of its own. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Share of visits that are traced, from 0 to 1, where a browser begins the trace. */
  share: number;
  /** Sends what has been collected; `close` does so too, and ends it. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
