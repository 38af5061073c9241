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

type Environment = Record<string, string | undefined>;

/** Whether the environment asks for traces: it names an exporter, or where to send them. */
export function wantsTraces(env: Environment): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false;
  const exporter = env.OTEL_TRACES_EXPORTER?.trim();
  if (exporter) return exporter !== 'none';
  return Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT);
}

/** Turns traces on where the environment asks for them; nothing is loaded where it does not. */
export async function startTracing(
  program: { service: string; version: string },
  env: Environment = process.env,
): Promise<Tracing | undefined> {
  if (!wantsTraces(env)) return undefined;
  const { startSdk } = await import('./sdk');
  return startSdk(program, env);
}
