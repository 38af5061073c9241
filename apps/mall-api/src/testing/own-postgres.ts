/** A PostgreSQL server of a test's own, which it may stop and start. */
export interface OwnPostgres {
  url: string;
  start(): Promise<void>;
  /** Ends all connections at once, as an operator who restarts it does. */
  stop(): Promise<void>;
}

/** Undefined when the programs of PostgreSQL are not on this machine. The server is not started yet. */
export async function ownPostgres(): Promise<OwnPostgres | undefined> {
  // The same as for `npm test`; the scripts have no types.
  const scripts = new URL('../../../../scripts/lib/postgres.mjs', import.meta.url).href;
  const { makePostgres } = await import(/* @vite-ignore */ scripts);
  const { why, ...server } = await makePostgres();
  return why ? undefined : server;
}
