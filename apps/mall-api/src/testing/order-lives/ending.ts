import { sql } from 'kysely';
import { expect } from 'vitest';
import { sumOf } from '../../money/allocate';
import { expectEverythingToAgree } from '../ledger-agrees';
import { expectNothingFrozen } from '../nothing-frozen';
import { expectPointsToAgree } from '../points-agree';
import { expectSumsToAgree } from '../sums';
import { orderAt, orderedDrafts } from './action';
import { endLives } from './end-lives';
import { type Model, type Part, unitsLeft } from './model';
import { runAction } from './run-action';
import type { Scene } from './scene';
import { amountOf } from './snapshot';
import { jobs, pass } from './steps/time';

/** The invariants of every mall once nothing is in progress. */
export async function expectGoodEnding(model: Model, scene: Scene): Promise<void> {
  const { db } = scene.mall;
  const start = model.shelves.map(({ stock, held, sold, gone }) => stock + held + sold + gone);
  await runAction(model, scene, pass(180));
  await runAction(model, scene, jobs);
  expect(model.shelves.map(({ held }) => held)).toEqual(model.shelves.map(() => 0));
  expect(model.shelves.map(({ stock, sold, gone }) => stock + sold + gone)).toEqual(start);
  const { rows } = await sql`select * from stock_hold`.execute(db);
  expect(rows).toEqual([]);
  await expectSumsToAgree(db);
  await expectPointsToAgree(db);
  await expectEverythingToAgree(db);
  orderedDrafts(model).forEach((draft) => expectMoneyToAgree(model, draft));
  await expectNothingDueAtProvider(scene);
  await endLives(model, scene);
  await expectNothingFrozen(db);
  await expectEverythingToAgree(db);
}

/** An order retains its payment less the refunds; a cancelled one retains nothing. */
function expectMoneyToAgree(model: Model, draft: number): void {
  const { isPaid, isCancelled, isCod, payMinor, payments, parts } = orderAt(model, draft);
  const paid = payments.filter(({ atProvider }) => atProvider === 'paid');
  const retained = sumOf(paid, ({ backMinor }) => payMinor - backMinor);
  const done = parts.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'refunded'));
  const refunded = sumOf(done, ({ shares }) => amountOf(shares));
  expect(isPaid && isCancelled).toBe(false);
  if (isCod) return expectCollectedToAgree(parts);
  expect(retained).toBe(isPaid ? payMinor - refunded : 0);
  expect(retained).toBeGreaterThanOrEqual(0);
  const isAllBack = parts.every((part) => part.refund === 'refunded');
  const nothingLeft = parts.every((part) =>
    part.lines.every((_line, line) => unitsLeft(part, line) === 0),
  );
  if (isAllBack) expect([retained, nothingLeft]).toEqual([0, true]);
}

/** A courier collected the total of a paid shop order, and no more is refunded. */
function expectCollectedToAgree(parts: readonly Part[]): void {
  for (const { isPaid, collectedMinor, lines, refunds } of parts) {
    const payMinor = sumOf(lines, (line) => line.payMinor);
    expect(collectedMinor ?? 0).toBe(isPaid ? payMinor : 0);
    const done = refunds.filter(({ state }) => state === 'refunded');
    expect(sumOf(done, ({ shares }) => amountOf(shares))).toBeLessThanOrEqual(payMinor);
  }
}

/** No job has failed for good, and no refund is pending. */
async function expectNothingDueAtProvider({ mall: { db } }: Scene): Promise<void> {
  const refunds = await db
    .selectFrom('payment_refund')
    .select(['reason', 'status'])
    .where('status', '<>', 'done')
    // refunds outside the mall wait for the shop
    .where('provider', '<>', 'cod')
    .execute();
  expect(refunds).toEqual([]);
  const dead = await db
    .selectFrom('job')
    .select('name')
    .where('state', '<>', 'done')
    // invitations to a review wait for some days
    .where('name', '<>', 'mail: an event')
    .execute();
  expect(dead).toEqual([]);
}
