import { sql } from 'kysely';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgresForTest } from '../testing/databases';
import { databaseClock } from './clock';
import { openDatabase } from './database';

const url = process.env.TEST_DATABASE_URL ?? '';
const MINUTE = 60_000;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Sets this process's clock, which the database does not notice. */
const setOwnClock = (ahead: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });

describe.skipIf(!url)('the clock of a PostgreSQL (needs TEST_DATABASE_URL)', () => {
  const open = async () => {
    const owner = await openPostgresForTest(url);
    onTestFinished(() => owner.close());
    return owner;
  };

  test.each([6, -6])('is what a process goes by that is %s minutes ahead', async (minutes) => {
    const owner = await open();
    setOwnClock(minutes * MINUTE);
    const { now, db, close } = await openDatabase({ url: owner.url ?? '', dataDir: '' });
    onTestFinished(close);
    const { rows } = await sql<{ apart: number }>`
      select abs(extract(epoch from clock_timestamp() - ${now()}::timestamptz))::float8 as apart`.execute(
      db,
    );
    expect(rows[0]?.apart).toBeLessThan(MINUTE / 1000);
    expect(Math.abs(now().getTime() - Date.now())).toBeGreaterThan(5 * MINUTE);
  });
});

describe('the clock of a database', () => {
  test('goes on while the database is away, and follows it when that has been set', async () => {
    let isAway = false;
    let ahead = 0;
    const read = vi.fn(async () => {
      if (isAway) throw new Error('away');
      return performance.timeOrigin + performance.now() + ahead;
    });
    const { now, stop } = await databaseClock(read, 1);
    onTestFinished(stop);
    isAway = true;
    const reads = read.mock.calls.length;
    const before = now().getTime();
    await expect.poll(() => read.mock.calls.length).toBeGreaterThan(reads);
    await expect.poll(() => now().getTime()).toBeGreaterThan(before);
    isAway = false;
    ahead = 10 * MINUTE;
    await expect.poll(() => now().getTime() - before).toBeGreaterThan(9 * MINUTE);
  });

  test('is not moved by an answer that took long, unless it must be', async () => {
    const answers: (() => void)[] = [];
    let shown = 1_000_000;
    const read = vi.fn(() => new Promise<number>((resolve) => answers.push(() => resolve(shown))));
    const counter = vi.spyOn(performance, 'now').mockReturnValue(0);
    const opening = databaseClock(read, 1);
    answers.shift()?.();
    const { now, stop } = await opening;
    onTestFinished(stop);
    expect(now().getTime()).toBe(1_000_000);
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    // Three seconds under way: the database read its clock at any time in between
    counter.mockReturnValue(3000);
    shown = 1_001_000;
    answers.splice(0).forEach((answer) => answer());
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    expect(now().getTime()).toBe(1_003_000);
  });
});
