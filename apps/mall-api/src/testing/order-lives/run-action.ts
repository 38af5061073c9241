import { expect } from 'vitest';
import { expectLedgerToAgree } from '../ledger-agrees';
import type { Action } from './action';
import type { Model } from './model';
import { readSnapshot } from './read-snapshot';
import type { Scene } from './scene';
import { type Snapshot, snapshotOf } from './snapshot';

/** The expected results of actions that run sequentially. */
interface Expected {
  model: Model;
  isDone: boolean[];
}

function applyToModel(model: Model, actions: readonly Action[], seen: Snapshot): Expected {
  const next = structuredClone(model);
  return { model: next, isDone: actions.map((action) => action.apply(next, seen)) };
}

const shown = ({ model, isDone }: Expected) => ({ isDone, ...snapshotOf(model) });

/** Runs an action in the mall and in the model, and compares them. */
export async function runAction(model: Model, scene: Scene, action: Action): Promise<boolean[]> {
  const { isDone, message } = await action.send(scene);
  const seen = await readSnapshot(scene);
  await expectLedgerToAgree(scene.mall.db);
  const expected = applyToModel(model, [action], seen);
  const about = `${action.label}: ${message}`;
  expect({ isDone: [isDone], ...seen }, about).toEqual(shown(expected));
  Object.assign(model, expected.model);
  return expected.isDone;
}

/** Runs two actions concurrently: the result must be that of some sequential order. */
export async function runConcurrently(
  model: Model,
  scene: Scene,
  first: Action,
  second: Action,
): Promise<boolean[]> {
  const [result, secondResult] = await Promise.all([first.send(scene), second.send(scene)]);
  const seen = await readSnapshot(scene);
  await expectLedgerToAgree(scene.mall.db);
  const found = { isDone: [result.isDone, secondResult.isDone], ...seen };
  const possible = outcomes(model, first, second, seen);
  const agreeing = possible.find((outcome) => agree(shown(outcome), found));
  const about = `concurrently ${first.label}: ${result.message}, and ${second.label}: ${secondResult.message}`;
  if (!agreeing) expect(found, about).toEqual(possible[0] && shown(possible[0]));
  else Object.assign(model, agreeing.model);
  return found.isDone;
}

function outcomes(model: Model, first: Action, second: Action, seen: Snapshot): Expected[] {
  const reverse = tried(() => {
    const expected = applyToModel(model, [second, first], seen);
    return { ...expected, isDone: expected.isDone.toReversed() };
  });
  const lost = (loser: Action, winner: Action, isDone: (won: boolean) => boolean[]) =>
    loser.mayLose
      ? tried(() => {
          const expected = applyToModel(model, [winner], seen);
          return { ...expected, isDone: isDone(expected.isDone[0] ?? false) };
        })
      : [];
  return [
    ...tried(() => applyToModel(model, [first, second], seen)),
    ...reverse,
    ...lost(first, second, (won) => [false, won]),
    ...lost(second, first, (won) => [won, false]),
  ];
}

/** None if the model rejects how the sums were divided: the actions did not run in this order. */
function tried(work: () => Expected): Expected[] {
  try {
    return [work()];
  } catch {
    return [];
  }
}

function agree(expected: object, found: object): boolean {
  try {
    expect(found).toEqual(expected);
    return true;
  } catch {
    return false;
  }
}
