import type { Draft, Model, Order, Part } from './model';
import { must } from './model';
import type { Snapshot } from './snapshot';
import type { Answered, Scene } from './scene';

/** What somebody does, or tries to do. */
export interface Action {
  /** for who reads a failure */
  what: string;
  send(scene: Scene): Promise<Answered>;
  /**
   * Does it in the model; false, and nothing is done, when the rules forbid it. How a sum was divided is
   * taken from what is seen, after a look whether it may be divided like that.
   */
  apply(model: Model, seen: Snapshot): boolean;
  /** At the same moment as another it may be refused though either order would do. */
  mayLose?: boolean;
}

/** Numbers by which a step finds what it is about. */
export interface Choice {
  at: number;
  numbers: readonly number[];
  isOn: boolean;
  /** It is tried on anything, also where the rules forbid it. */
  isBlind: boolean;
}

/** Makes a action in the model as it stands; undefined when there is nothing to do it to. */
export type Step = (model: Model, choice: Choice) => Action | undefined;

export function pick<T>(
  all: readonly T[],
  fits: (one: T) => boolean,
  { at, isBlind }: Choice,
): T | undefined {
  const from = isBlind ? all : all.filter(fits);
  return from[at % Math.max(1, from.length)];
}

/** Where something stands in the model. */
export interface Place {
  draft: number;
  shop: number;
}

export const draftAt = (model: Model, draft: number): Draft => must(model.drafts[draft]);
export const orderAt = (model: Model, draft: number): Order => must(draftAt(model, draft).order);
export const partAt = (model: Model, { draft, shop }: Place): Part =>
  must(orderAt(model, draft).parts.find((part) => part.shop === shop));

/** The drafts that have become orders. */
export const orderedDrafts = ({ drafts }: Model): number[] =>
  drafts.flatMap(({ order }, draft) => (order ? [draft] : []));

export const places = (model: Model): Place[] =>
  orderedDrafts(model).flatMap((draft) =>
    orderAt(model, draft).parts.map(({ shop }) => ({ draft, shop })),
  );

export const ownerOf = (model: Model, draft: number): number => draftAt(model, draft).owner;

/** Carries `work` out if the rules allow it. */
export function when(isAllowed: boolean, work: () => void): boolean {
  if (isAllowed) work();
  return isAllowed;
}
