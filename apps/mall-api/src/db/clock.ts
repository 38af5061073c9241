import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** The time that all processes on one database agree on. */
export interface Clock {
  now(): Date;
  stop(): void;
}

/** Milliseconds between two comparisons with the database. */
const EVERY_MS = 10_000;

/** For a database that only this process uses. */
export const ownClock: Clock = { now: () => new Date(), stop: () => {} };

/**
 * The clock of a database server. Machines differ by minutes, so what one process writes and another compares is never
 * taken from their own clocks: this one counts the time since the last reading by a counter that nobody sets.
 */
export async function databaseClock(
  readTime: () => Promise<number>,
  every = EVERY_MS,
): Promise<Clock> {
  /** The database's time, in milliseconds, when the counter of this process was zero. */
  let zero = Number.NaN;
  const compare = async () => {
    const before = performance.now();
    const time = await readTime();
    zero = nearest(zero, time - performance.now(), time - before);
  };
  await compare();
  const timer = setInterval(() => {
    // While the database is away, the counter goes on
    compare().catch(() => {});
  }, every);
  timer.unref();
  return {
    now: () => new Date(Math.round(zero + performance.now())),
    stop: () => clearInterval(timer),
  };
}

/** The time of a database in milliseconds. */
export async function timeOf(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ time: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`.execute(db);
  return rows[0]?.time ?? Number.NaN;
}

/**
 * A slow answer tells little: the time is somewhere between its limits. An earlier value between them is kept, so that the
 * clock does not jump to and fro.
 */
function nearest(value: number, least: number, most: number): number {
  if (Number.isNaN(value)) return (least + most) / 2;
  return Math.min(Math.max(value, least), most);
}
