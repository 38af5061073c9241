import type { Sleeper } from './sleeper';
import { listenForTouches } from './touch';

const sleepers = new Map<Element, Sleeper>();
let stopListening: (() => void) | undefined;

/** The sleeping island that contains a node. */
export function sleeperAround(node: EventTarget | null): Sleeper | undefined {
  // The outermost one wakes first: React does not know what is inside it
  let found: Sleeper | undefined;
  let box = node instanceof Element ? node.closest('[data-island]') : null;
  for (; box; box = box.parentElement?.closest('[data-island]') ?? null)
    found = sleepers.get(box) ?? found;
  return found;
}

/** Whether the page has islands that React cannot render yet. */
export const anyAsleep = () => sleepers.size > 0;

/** Registers an island to be woken by interaction. Call the returned function when it is awake or removed. */
export function sleep(box: Element, sleeper: Sleeper): () => void {
  sleepers.set(box, sleeper);
  stopListening ??= listenForTouches(sleeperAround);
  return () => {
    sleepers.delete(box);
    if (sleepers.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}
