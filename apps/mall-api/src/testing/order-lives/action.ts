import type { Draft, Model, Order, Part } from './model';
import { required } from './model';
import type { Answered, Scene } from './scene';
import type { Snapshot } from './snapshot';

/** An action, or an attempted one. */
export interface Action {
  /** for failure messages */
  label: string;
  send(scene: Scene): Promise<Answered>;
  /**
   * Applies the action to the model; false, leaving it unchanged, when the rules forbid it. Divided sums are
   * taken from `seen`, after a check that they could be divided like that.
   */
  apply(model: Model, seen: Snapshot): boolean;
  /** When concurrent with another action, it may fail although either order would succeed. */
  mayLose?: boolean;
}

/** Random numbers from which a step chooses its target. */
export interface Choice {
  at: number;
  numbers: readonly number[];
  isOn: boolean;
  /** Attempted on anything, even where the rules forbid it. */
  isBlind: boolean;
}

/** Creates an action for the current model; undefined when there is no target for it. */
export type Step = (model: Model, choice: Choice) => Action | undefined;

export function pick<T>(
  all: readonly T[],
  isAllowed: (target: T) => boolean,
  { at, isBlind }: Choice,
): T | undefined {
  const from = isBlind ? all : all.filter(isAllowed);
  return from[at % Math.max(1, from.length)];
}

/** The position of a shop order in the model. */
export interface Place {
  draft: number;
  shop: number;
}

export const draftAt = (model: Model, draft: number): Draft => required(model.drafts[draft]);
export const orderAt = (model: Model, draft: number): Order =>
  required(draftAt(model, draft).order);
export const partAt = (model: Model, { draft, shop }: Place): Part =>
  required(orderAt(model, draft).parts.find((part) => part.shop === shop));

/** The drafts that have become orders. */
export const orderedDrafts = ({ drafts }: Model): number[] =>
  drafts.flatMap(({ order }, draft) => (order ? [draft] : []));

export const places = (model: Model): Place[] =>
  orderedDrafts(model).flatMap((draft) =>
    orderAt(model, draft).parts.map(({ shop }) => ({ draft, shop })),
  );

export const ownerOf = (model: Model, draft: number): number => draftAt(model, draft).owner;

/** Runs `work` if the rules allow it. */
export function runIf(isAllowed: boolean, work: () => void): boolean {
  if (isAllowed) work();
  return isAllowed;
}
