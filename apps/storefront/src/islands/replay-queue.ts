import { reportError } from '../errors/report-error';

/** Repeats interactions in order, each after the one before. */
export function createReplayQueue() {
  let queue = Promise.resolve();
  let waiting = 0;
  return {
    /**
     * Stops an event and calls `replay` in its place, which may take a while; `control` is marked until then. A
     * failure is shown to the visitor, who can retry.
     */
    add(event: Event, control: HTMLElement, replay: () => Promise<void>) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const enqueue = () => {
        waiting += 1;
        control.dataset.early = '';
        queue = queue
          .then(replay)
          .catch((error: unknown) => reportError(error, enqueue))
          .finally(() => {
            waiting -= 1;
            delete control.dataset.early;
          });
      };
      enqueue();
    },
    /** Calls a function after all interactions so far; returns false if there are none. */
    afterAll(act: () => void): boolean {
      if (waiting === 0) return false;
      void queue.then(act);
      return true;
    },
  };
}
