import { expect } from 'vitest';
import type { Deed } from './deed';
import { look } from './look';
import type { Model } from './model';
import { pictureOf, type Picture } from './picture';
import type { Scene } from './scene';

/** What must have come of deeds when they were done one after the other. */
interface Expected {
  model: Model;
  isDone: boolean[];
}

function doInModel(model: Model, deeds: readonly Deed[], seen: Picture): Expected {
  const next = structuredClone(model);
  return { model: next, isDone: deeds.map((deed) => deed.apply(next, seen)) };
}

const shown = ({ model, isDone }: Expected) => ({ isDone, ...pictureOf(model) });

/** Does something in the mall and in the model, and looks whether they still agree. */
export async function live(model: Model, scene: Scene, deed: Deed): Promise<boolean[]> {
  const { isDone, message } = await deed.send(scene);
  const seen = await look(scene);
  const expected = doInModel(model, [deed], seen);
  const about = `${deed.what}: ${message}`;
  expect({ isDone: [isDone], ...seen }, about).toEqual(shown(expected));
  Object.assign(model, expected.model);
  return expected.isDone;
}

/** Does two things at the same moment: all must be as if one had been done after the other. */
export async function liveAtOnce(
  model: Model,
  scene: Scene,
  one: Deed,
  other: Deed,
): Promise<boolean[]> {
  const [first, second] = await Promise.all([one.send(scene), other.send(scene)]);
  const seen = await look(scene);
  const found = { isDone: [first.isDone, second.isDone], ...seen };
  const possible = outcomes(model, one, other, seen);
  const agreeing = possible.find((outcome) => agree(shown(outcome), found));
  const about = `at once ${one.what}: ${first.message}, and ${other.what}: ${second.message}`;
  if (!agreeing) expect(found, about).toEqual(possible[0] && shown(possible[0]));
  else Object.assign(model, agreeing.model);
  return found.isDone;
}

function outcomes(model: Model, one: Deed, other: Deed, seen: Picture): Expected[] {
  const reverse = tried(() => {
    const expected = doInModel(model, [other, one], seen);
    return { ...expected, isDone: expected.isDone.toReversed() };
  });
  const lost = (loser: Deed, winner: Deed, isDone: (won: boolean) => boolean[]) =>
    loser.mayLose
      ? tried(() => {
          const expected = doInModel(model, [winner], seen);
          return { ...expected, isDone: isDone(expected.isDone[0] ?? false) };
        })
      : [];
  return [
    ...tried(() => doInModel(model, [one, other], seen)),
    ...reverse,
    ...lost(one, other, (won) => [false, won]),
    ...lost(other, one, (won) => [won, false]),
  ];
}

/** An order of events in which the sums cannot have been divided so is none that happened. */
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
