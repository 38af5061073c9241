import { isPlainClick } from '@vermilion/design-system/link';
import { nextPaint } from '../browser/next-paint';
import { replayTyping, type Field } from '../app/replay-early-clicks';
import { reportError } from '../errors/report-error';
import { PAUSE_MS } from '../routing/prefetch';
import type { Sleeper } from './sleeper';

/** Links work without code, unless they do more than navigate. */
const plainLink = 'a[href]:not([data-replay], [aria-expanded])';
const controls = 'a[href], button, input, select, textarea, summary, label, [role=tab]';

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/**
 * Wakes the island that is interacted with, and replays the interaction. Listens on the window, since React
 * stops events at the document for elements that are not hydrated yet.
 */
export function listenForTouches(sleeperOf: (node: EventTarget | null) => Sleeper | undefined) {
  const stop = new AbortController();
  /** Fields and their typed values. */
  const typed = new Map<Field, string>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  // In order, one after the other
  let queue = Promise.resolve();
  let waiting = 0;

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type], sleeper: Sleeper, control: HTMLElement) => void,
  ) =>
    window.addEventListener(
      type,
      (event) => {
        const control = controlOf(event);
        const sleeper = sleeperOf(control ?? event.target);
        if (sleeper) handle(event, sleeper, control ?? (event.target as HTMLElement));
      },
      { capture: true, signal: stop.signal },
    );

  /** Replays typed values in islands that are awake. */
  const tell = () => {
    for (const [field, chosen] of typed) {
      if (sleeperOf(field)) continue;
      typed.delete(field);
      if (field.isConnected) replayTyping(field, chosen);
    }
  };

  /** Loading code takes a while on a slow processor: what was pressed is shown as pressed before. */
  const wake = (sleeper: Sleeper) => nextPaint().then(() => sleeper.wake());
  const wakeQuietly = (sleeper: Sleeper) => wake(sleeper).catch(() => {});
  /** Replays the hover of a pointer at rest, which sends no further events. */
  const rest = async (sleeper: Sleeper, control: HTMLElement, event: PointerEvent) => {
    await prepare(sleeper, control);
    if (control.matches(':hover') && !sleeperOf(control))
      control.dispatchEvent(new PointerEvent('pointermove', event));
  };
  /** Stops an event and replays it when the island is awake. */
  const later = (event: Event, sleeper: Sleeper, node: HTMLElement, redo: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const act = async () => {
      await wake(sleeper);
      tell();
      redo();
    };
    const enqueue = () => {
      waiting += 1;
      node.dataset.early = '';
      queue = queue
        .then(act)
        .catch((error: unknown) => reportError(error, enqueue))
        .finally(() => {
          waiting -= 1;
          delete node.dataset.early;
        });
    };
    enqueue();
  };

  const prepare = (sleeper: Sleeper, control: HTMLElement) => {
    if (isPlainLink(control)) sleeper.prefetch(new URL(control.href));
    else if (control.matches(controls)) return wakeQuietly(sleeper);
  };
  const goOn = () => clearTimeout(pause);
  listen('pointerover', (event, sleeper, control) => {
    goOn();
    if (event.pointerType === 'mouse') pause = setTimeout(rest, PAUSE_MS, sleeper, control, event);
  });
  for (const type of ['pointerout', 'focusout'])
    window.addEventListener(type, goOn, { signal: stop.signal });
  listen('pointerdown', (_, sleeper, control) => void prepare(sleeper, control));
  listen('focusin', (_, sleeper, control) => {
    goOn();
    if (isPlainLink(control)) pause = setTimeout(prepare, PAUSE_MS, sleeper, control);
    else void prepare(sleeper, control);
  });
  listen('input', (_, sleeper, control) => {
    const field = control as Field;
    typed.set(field, field.value);
    void wake(sleeper).then(tell, () => {});
  });
  listen('keydown', (event, sleeper, control) => {
    if (/^Arrow/.test(event.key) && control.matches('button, [role=tab]'))
      later(event, sleeper, control, () =>
        control.dispatchEvent(new KeyboardEvent(event.type, event)),
      );
  });
  listen('submit', (event, sleeper, form) =>
    later(event, sleeper, form, () => (form as HTMLFormElement).requestSubmit(event.submitter)),
  );
  listen('click', (event, sleeper, control) => {
    if (!control.matches(controls)) return;
    const isPlain = isPlainClick(event);
    if (isLink(control) && control.dataset.replay === undefined) {
      const follow = () => sleeper.follow(new URL(control.href));
      if (!isPlain || control.target) return;
      // After a queued press, which a page load would discard
      if (waiting > 0) void queue.then(() => follow() || window.location.assign(control.href));
      else if (!follow()) return;
      event.preventDefault();
      return;
    }
    // A submit button: its submit event arrives separately
    const sends = control instanceof HTMLButtonElement && control.type === 'submit';
    if (!sends && isPlain && !isField(control))
      later(event, sleeper, control, () => control.click());
  });
  return () => stop.abort();
}

const isLink = (node: HTMLElement): node is HTMLAnchorElement => node instanceof HTMLAnchorElement;
const isPlainLink = (node: HTMLElement): node is HTMLAnchorElement => node.matches(plainLink);

/** Text fields, where a click only sets focus. */
const isField = (node: HTMLElement) =>
  node.matches('select, textarea, input:not([type=radio], [type=checkbox], [type=button])');
