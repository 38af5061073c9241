import { expect } from 'vitest';
import type { Action } from './action';
import { readSnapshot } from './read-snapshot';
import type { Model } from './model';
import { snapshotOf, type Snapshot } from './snapshot';
import type { Scene } from './scene';

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
  const expected = applyToModel(model, [action], seen);
  const about = `${action.what}: ${message}`;
  expect({ isDone: [isDone], ...seen }, about).toEqual(shown(expected));
  Object.assign(model, expected.model);
  return expected.isDone;
}

/** Runs two actions concurrently: the result must be that of some sequential order. */
export async function runConcurrently(
  model: Model,
  scene: Scene,
  one: Action,
  other: Action,
): Promise<boolean[]> {
  const [first, second] = await Promise.all([one.send(scene), other.send(scene)]);
  const seen = await readSnapshot(scene);
  const found = { isDone: [first.isDone, second.isDone], ...seen };
  const possible = outcomes(model, one, other, seen);
  const agreeing = possible.find((outcome) => agree(shown(outcome), found));
  const about = `at once ${one.what}: ${first.message}, and ${other.what}: ${second.message}`;
  if (!agreeing) expect(found, about).toEqual(possible[0] && shown(possible[0]));
  else Object.assign(model, agreeing.model);
  return found.isDone;
}

function outcomes(model: Model, one: Action, other: Action, seen: Snapshot): Expected[] {
  const reverse = tried(() => {
    const expected = applyToModel(model, [other, one], seen);
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
    ...tried(() => applyToModel(model, [one, other], seen)),
    ...reverse,
    ...lost(one, other, (won) => [false, won]),
    ...lost(other, one, (won) => [won, false]),
  ];
}

/** An order in which the sums could not have been divided like that did not happen */
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
