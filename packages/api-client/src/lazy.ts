import { createCalls, type MallClientOptions } from './calls';
import type { MallClient } from './client';
import type { MallQueries } from './generated/operations.gen';
import { publicReads } from './generated/public-reads.gen';
import { MallError } from './mall-error';

type AnyCall = (...args: unknown[]) => Promise<unknown>;

/** An object whose members are created on first access. It is not thenable. */
const membersBy = <Made>(make: (name: string) => Made) =>
  new Proxy({} as Record<string, Made>, {
    get: (made, name) =>
      typeof name === 'string' && name !== 'then' ? (made[name] ??= make(name)) : undefined,
  });

export interface LazyMallClientOptions extends MallClientOptions {
  /** Wraps loading of the table, to handle errors. Default: the call fails. */
  guard?: <Loaded>(load: () => Promise<Loaded>) => () => Promise<Loaded>;
}

/**
 * The client of `createMallClient` for browsers that start with public data: it includes public
 * reads, and loads the table of all other calls (2 KB) on first use. Its members are not
 * enumerable.
 */
export function createLazyMallClient({ guard, ...options }: LazyMallClientOptions): MallClient {
  const known: Record<string, unknown> = createCalls(publicReads, options);
  let whole: Promise<MallClient> | undefined;
  const loadTable = () => import('./client');
  const guarded = guard ? guard(loadTable) : loadTable;
  const load = (operation: string) =>
    (whole ??= guarded().then(
      ({ createMallClient }) => createMallClient(options),
      (cause: unknown) => {
        whole = undefined;
        throw new MallError({ kind: 'transport', operation, code: 0, status: 0, cause });
      },
    ));
  const later =
    (name: string): AnyCall =>
    async (...args) => {
      const client = (await load(name)) as unknown as Record<string, AnyCall | undefined>;
      const call = client[name];
      if (!call) throw new TypeError(`The contract has no call ${name}.`);
      return call(...args);
    };
  // the names are those of the table
  return membersBy((name) =>
    name in publicReads ? (known[name] as AnyCall) : later(name),
  ) as unknown as MallClient;
}

/** `queries` for such a client: each factory is created on first access. */
export const lazyQueries = (client: MallClient): MallQueries =>
  membersBy((id) => (args: object = {}) => ({
    queryKey: [id, args],
    queryFn: (context?: { signal?: AbortSignal }) =>
      (client as unknown as Record<string, AnyCall>)[id]?.(args, { signal: context?.signal }),
  })) as unknown as MallQueries;
