import { isPlainClick } from '@vermilion/design-system/link';
import { replayTyping, type Field } from '../app/replay-early-clicks';
import { reportError } from '../errors/report-error';
import { PAUSE_MS } from '../routing/prefetch';
import type { Sleeper } from './sleeper';

/** Links need no code to be followed, unless they do more. */
const plainLink = 'a[href]:not([data-replay], [aria-expanded])';
const controls = 'a[href], button, input, select, textarea, summary, label, [role=tab]';

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/**
 * Wakes the island whose control is touched, and does anew what was done to it until then. It listens at the window,
 * since React stops at the document what is meant for elements that it does not know yet.
 */
export function listenForTouches(sleeperOf: (node: EventTarget | null) => Sleeper | undefined) {
  const stop = new AbortController();
  /** Fields with what stands in them. */
  const typed = new Map<Field, string>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  // one after the other, as they were done
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

  /** Tells what was typed to those parts that are awake. */
  const tell = () => {
    for (const [field, chosen] of typed) {
      if (sleeperOf(field)) continue;
      typed.delete(field);
      if (field.isConnected) replayTyping(field, chosen);
    }
  };

  const wakeQuietly = (sleeper: Sleeper) => sleeper.wake().catch(() => {});
  /** Has a resting pointer noticed, which moves no more by itself. */
  const rest = async (sleeper: Sleeper, control: HTMLElement, event: PointerEvent) => {
    await prepare(sleeper, control);
    if (control.matches(':hover') && !sleeperOf(control))
      control.dispatchEvent(new PointerEvent('pointermove', event));
  };
  /** Keeps what was done from the page, and does it when the island is awake. */
  const later = (event: Event, sleeper: Sleeper, node: HTMLElement, redo: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const act = async () => {
      await sleeper.wake();
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
    void sleeper.wake().then(tell, () => {});
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
      // behind a press that would be lost with the page
      if (waiting > 0) void queue.then(() => follow() || window.location.assign(control.href));
      else if (!follow()) return;
      event.preventDefault();
      return;
    }
    // a button that sends a form: what it sends comes as an event of its own
    const sends = control instanceof HTMLButtonElement && control.type === 'submit';
    if (!sends && isPlain && !isField(control))
      later(event, sleeper, control, () => control.click());
  });
  return () => stop.abort();
}

const isLink = (node: HTMLElement): node is HTMLAnchorElement => node instanceof HTMLAnchorElement;
const isPlainLink = (node: HTMLElement): node is HTMLAnchorElement => node.matches(plainLink);

/** What is typed into, where a click does nothing but to set the focus. */
const isField = (node: HTMLElement) =>
  node.matches('select, textarea, input:not([type=radio], [type=checkbox], [type=button])');
