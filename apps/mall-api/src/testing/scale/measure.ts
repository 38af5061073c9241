import type { LogEvent } from 'kysely';
import { createApp } from '../../app';
import { openSession } from '../../auth/sessions';
import { readSettings } from '../../config/settings';
import { MallDatabase } from '../../db/mall-database';
import { createPool } from '../../db/postgres';
import { cleanImage } from '../../images/clean-image';
import { resizeImage } from '../../images/resize-image';
import { createReadCache } from '../../kernel/read-cache';
import { allScopes } from '../../operator/key';
import { addKey } from '../../operator/key-store';
import { drawSheet } from '../../pdf/draw-sheet';
import { defaultPolicy } from '../../policy/default-policy';
import { type Answer, callApp, type CallOptions } from '../call';
import { type Cost, explain, type Statement } from './explain';

/** A named call of the contract, signed in if an account is given. */
export interface NamedCall {
  name: string;
  id: string;
  options?: CallOptions;
  as?: number;
  /** With a key of the whole mall. */
  isOperator?: boolean;
  /** Pages that are read before, so that the server knows where the page begins. */
  turning?: number;
}

/** A call with a limit. */
export interface Measured extends NamedCall {
  /** The most pages that its statements may read in the small mall of the tests, while nothing is cached. */
  pages: number;
}

export interface Result extends NamedCall {
  /** The cost while nothing of the list is cached. */
  first: Cost[];
  /** The cost once the total is cached. */
  again: Cost[];
}

/** The total cost of statements. */
export const sumOf = (costs: readonly Cost[], of: (cost: Cost) => number) =>
  costs.reduce((all, cost) => all + of(cost), 0);

export interface Scales {
  measure(call: NamedCall): Promise<Result>;
  /** Calls once, with a key of the whole mall. */
  ask(call: NamedCall): Promise<Answer>;
  /** Milliseconds that the server takes to answer, while nothing is cached: the 95th percentile. */
  p95(call: NamedCall, rounds: number): Promise<number>;
  close(): Promise<void>;
}

const unlimited = { perKeyMinute: 1_000_000, perCallerMinute: 1_000_000 };

/** The real server on a database, which forgets what it has cached. */
export async function openServer(db: MallDatabase) {
  const quiet = { dataDir: 'memory://', logLevel: 'silent', maxEventLoopDelay: 0 };
  const settings = { ...readSettings({}), ...quiet };
  const [cache, lists] = [createReadCache(), createReadCache()];
  const { app, deps } = await createApp({
    deps: {
      db,
      now: () => new Date(),
      policy: { ...defaultPolicy, load: { ...defaultPolicy.load, ...unlimited } },
      cache,
      lists,
      settings,
      mail: { send: async () => {} },
      sms: { send: async () => {} },
      images: { clean: cleanImage, close: async () => {} },
      resizer: { resize: resizeImage, close: async () => {} },
      printer: { print: drawSheet, close: async () => {} },
    },
  });
  return { app, deps, forget: () => [cache, lists].forEach((known) => known.clear()) };
}

/** Milliseconds that each of some answers takes, rising, while nothing is cached. */
export async function timesOf(
  { name }: NamedCall,
  ask: () => Promise<Answer>,
  { rounds, forget }: { rounds: number; forget: () => void },
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    forget();
    const started = performance.now();
    const { code, message } = await ask();
    times.push(performance.now() - started);
    if (code !== 200) throw new Error(`${name}: ${message}`);
  }
  return times.sort((a, b) => a - b);
}

/** Of times in rising order, the one that this share of them does not exceed. */
export const percentile = (times: readonly number[], share: number) =>
  times[Math.ceil(times.length * share) - 1] ?? 0;

/** The real server on a database, with the statements of each call explained. */
export async function openScales(url: string): Promise<Scales> {
  const sent: Statement[] = [];
  const pool = createPool(url, { poolSize: 2, statementTimeout: 0 });
  const db = new MallDatabase(pool, { log: ({ query }: LogEvent) => void sent.push(query) });
  const { app, deps, forget } = await openServer(db);
  // With the settings of the server's own connections
  const explaining = createPool(url, { poolSize: 1, statementTimeout: 0 });
  const client = await explaining.connect();
  const tokens = new Map<number, string>();
  let ofOperator: Promise<string> | undefined;
  const operatorKey = () =>
    (ofOperator ??= addKey(
      deps.db,
      { name: 'Scale', scopes: allScopes, shopId: null },
      deps.now(),
    ).then(({ key }) => key));
  async function askerOf({ id, options, as, isOperator }: NamedCall) {
    if (as && !tokens.has(as)) tokens.set(as, await openSession(deps, as));
    const token = as ? tokens.get(as) : undefined;
    const key = isOperator ? await operatorKey() : undefined;
    return (more: object = {}) =>
      callApp(app, id, { ...options, ...(token && { token }), ...(key && { key }), ...more });
  }
  return {
    ask: async (call) => (await askerOf({ ...call, isOperator: true }))(),
    async p95(call, rounds) {
      const ask = await askerOf(call);
      return percentile(await timesOf(call, ask, { rounds, forget }), 0.95);
    },
    async measure(call) {
      const { options, turning = 0 } = call;
      forget();
      const ask = await askerOf(call);
      const page = Number(options?.query?.page ?? 1);
      for (let before = page - turning; before < page; before += 1) {
        await ask({ query: { ...options?.query, page: before } });
      }
      const costsNow = async () => {
        sent.length = 0;
        const answer = await ask();
        if (answer.code !== 200) throw new Error(`${call.name}: ${answer.message}`);
        // The lookup of the session or key is not part of the list
        const reads = sent.filter(
          ({ sql }) =>
            /^[\s(]*(select|with)\b/i.test(sql) && !/"session"|token_hash|key_hash/.test(sql),
        );
        const costs: Cost[] = [];
        for (const statement of reads) costs.push(await explain(client, statement));
        return costs;
      };
      return { ...call, first: await costsNow(), again: await costsNow() };
    },
    async close() {
      client.release();
      await explaining.end();
      await app.close();
      await db.destroy();
    },
  };
}
