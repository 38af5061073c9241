import type { Sleeper } from './sleeper';
import { listenForTouches } from './touch';

const sleepers = new Map<Element, Sleeper>();
let stopListening: (() => void) | undefined;

/** The sleeping island around a node. */
export function sleeperAround(node: EventTarget | null): Sleeper | undefined {
  // the outermost wakes first: React knows nothing of what is in it
  let found: Sleeper | undefined;
  let box = node instanceof Element ? node.closest('[data-island]') : null;
  for (; box; box = box.parentElement?.closest('[data-island]') ?? null)
    found = sleepers.get(box) ?? found;
  return found;
}

/** Whether the page has islands that React could not render now. */
export const anyAsleep = () => sleepers.size > 0;

/** Has an island woken when it is touched. The answer is called when it is awake or gone. */
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
