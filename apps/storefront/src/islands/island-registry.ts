import type { DehydratedIsland } from './dehydrated-island';
import { hydrateOnInteraction } from './hydrate-on-interaction';

const islands = new Map<Element, DehydratedIsland>();
let stopListening: (() => void) | undefined;

/** The dehydrated island that contains a node. */
function islandAround(node: EventTarget | null): DehydratedIsland | undefined {
  // The outermost one is hydrated first: React does not know what is inside it
  let found: DehydratedIsland | undefined;
  let box = node instanceof Element ? node.closest('[data-island]') : null;
  for (; box; box = box.parentElement?.closest('[data-island]') ?? null)
    found = islands.get(box) ?? found;
  return found;
}

/** Hydrates the island of an element; does nothing if it is hydrated. Rejects when its code fails to load. */
export const hydrateIsland = async (box: Element | undefined) => box && islands.get(box)?.hydrate();

/** Whether the page has islands that React cannot render yet. */
export const anyDehydrated = () => islands.size > 0;

/**
 * Registers an island to be hydrated on interaction. Call the returned function when it is hydrated or removed.
 */
export function registerIsland(box: Element, island: DehydratedIsland): () => void {
  islands.set(box, island);
  stopListening ??= hydrateOnInteraction(islandAround);
  return () => {
    islands.delete(box);
    if (islands.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}
