import { isPlainClick } from '@vermilion/design-system/link';
import { replayTyping, type Field } from '../browser/replay-typing';
import { nextPaint } from '../browser/next-paint';
import { ChunkLoadError, SearchLoadError } from '../browser/chunk-guard';
import { PAUSE_MS } from '../routing/prefetch';
import { controlOf, isControl, isField, isLink, isPlainLink } from './controls';
import type { DehydratedIsland } from './dehydrated-island';
import { placeOf, type Place } from './place-of';
import { createReplayQueue } from './replay-queue';

type IslandOf = (node: EventTarget | null) => DehydratedIsland | undefined;

type Handler<Type extends keyof WindowEventMap> = (
  event: WindowEventMap[Type],
  island: DehydratedIsland,
  control: HTMLElement,
) => void;

type Listen = <Type extends keyof WindowEventMap>(type: Type, handle: Handler<Type>) => void;

/**
 * Hydrates the island that is interacted with, and replays the interaction. Listens on the window, since React
 * stops events at the document for elements that are not hydrated yet. The returned function stops that.
 */
export function hydrateOnInteraction(islandOf: IslandOf): () => void {
  const stop = new AbortController();
  const listen: Listen = (type, handle) =>
    window.addEventListener(
      type,
      (event) => {
        const target = controlOf(event) ?? (event.target as HTMLElement);
        const island = islandOf(target);
        if (island) handle(event, island, target);
      },
      { capture: true, signal: stop.signal },
    );
  prepareOnIntent(listen, islandOf, stop.signal);
  replayPresses(listen, replayInput(listen, islandOf));
  return () => stop.abort();
}

/** Loading code takes a while on a slow processor, so what was pressed is first shown as pressed. */
const hydrate = (island: DehydratedIsland) => nextPaint().then(() => island.hydrate());

const isSearch = (control: HTMLElement) => control.closest('[role=search]') !== null;

/** Offline, a search has a message of its own. */
const ofSearch = (error: unknown) =>
  error instanceof ChunkLoadError && error.offline ? new SearchLoadError(true, error) : error;

/** Loads what a control is about to need: the page of a link, or the island's code. */
function prepare(island: DehydratedIsland, control: HTMLElement) {
  if (isPlainLink(control)) island.prefetch(new URL(control.href));
  else if (isControl(control)) return hydrate(island).catch(() => {});
}

/** Prepares a control that is pressed, focused, or hovered for a while. */
function prepareOnIntent(listen: Listen, islandOf: IslandOf, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const onHover = async (island: DehydratedIsland, control: HTMLElement, event: PointerEvent) => {
    await prepare(island, control);
    // A pointer at rest sends no further events
    if (control.matches(':hover') && !islandOf(control))
      control.dispatchEvent(new PointerEvent('pointermove', event));
  };
  for (const type of ['pointerout', 'focusout']) window.addEventListener(type, cancel, { signal });
  listen('pointerover', (event, island, control) => {
    cancel();
    if (event.pointerType === 'mouse')
      timer = setTimeout(onHover, PAUSE_MS, island, control, event);
  });
  listen('pointerdown', (_, island, control) => void prepare(island, control));
  listen('focusin', (_, island, control) => {
    cancel();
    if (isPlainLink(control)) timer = setTimeout(prepare, PAUSE_MS, island, control);
    else void prepare(island, control);
  });
}

/** Hydrates an island whose field is typed in. Returns a function that replays what was typed in hydrated ones. */
function replayInput(listen: Listen, islandOf: IslandOf): () => void {
  const values = new Map<Field, { value: string; place: Place<Field> }>();
  const replay = () => {
    for (const [field, { value, place }] of values) {
      if (islandOf(field)) continue;
      values.delete(field);
      const now = place.control();
      if (now) replayTyping(now, value);
    }
  };
  listen('input', (_, island, control) => {
    const field = control as Field;
    values.set(field, { value: field.value, place: placeOf(field) });
    void hydrate(island).then(replay, () => {});
  });
  return replay;
}

/** Replays clicks, submits and arrow keys once their island is hydrated. Links navigate at once. */
function replayPresses(listen: Listen, replayTyped: () => void) {
  const queue = createReplayQueue();
  const later = (
    event: Event,
    island: DehydratedIsland,
    control: HTMLElement,
    redo: (control: HTMLElement) => void,
  ) => {
    const place = placeOf(control);
    const hadFocus = control === document.activeElement;
    queue.add(event, control, async () => {
      await hydrate(island).catch((error: unknown) => {
        throw isSearch(control) ? ofSearch(error) : error;
      });
      replayTyped();
      const now = place.control();
      // Discarded with the server's HTML, for example because a translator has changed its texts
      if (hadFocus && now !== control) now?.focus();
      if (now) redo(now);
    });
  };
  const follow = (event: Event, island: DehydratedIsland, link: HTMLAnchorElement) => {
    const open = () => island.follow(new URL(link.href));
    // A page load would discard what is waiting
    const isQueued = queue.afterAll(() => open() || window.location.assign(link.href));
    if (isQueued || open()) event.preventDefault();
  };
  listen('keydown', (event, island, control) => {
    if (!/^Arrow/.test(event.key) || !control.matches('button, [role=tab]')) return;
    later(event, island, control, (now) => {
      now.dispatchEvent(new KeyboardEvent(event.type, event));
    });
  });
  listen('submit', (event, island, form) => {
    const { submitter } = event;
    const place = submitter && placeOf(submitter);
    later(event, island, form, (now) => (now as HTMLFormElement).requestSubmit(place?.control()));
  });
  listen('click', (event, island, control) => {
    if (!isControl(control) || !isPlainClick(event)) return;
    if (isLink(control) && control.dataset.replay === undefined) {
      if (!control.target) follow(event, island, control);
      return;
    }
    // A submit button: its submit event arrives separately
    const sends = control instanceof HTMLButtonElement && control.type === 'submit';
    if (!sends && !isField(control)) later(event, island, control, (now) => now.click());
  });
}
