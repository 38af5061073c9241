import type { Tracing } from './tracing';

export type { Tracing } from './tracing';

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
