/** A separate PostgreSQL server for a test, which can stop and start it. */
export interface OwnPostgres {
  url: string;
  start(): Promise<void>;
  /** Closes all connections, as an operator's restart does. */
  stop(): Promise<void>;
}

/** Undefined when PostgreSQL is not installed. The server is not started yet. */
export async function ownPostgres(): Promise<OwnPostgres | undefined> {
  // The same as for `npm test`; the scripts have no types
  const scripts = new URL('../../../../scripts/lib/postgres.mjs', import.meta.url).href;
  const { makePostgres } = await import(/* @vite-ignore */ scripts);
  const { why, ...server } = await makePostgres();
  return why ? undefined : server;
}
