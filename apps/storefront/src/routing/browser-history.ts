import { createPath, type Location } from 'react-router-dom';
import { currentLocation, type HistoryState } from './page-location';

/** Resolves to whether leaving the page is allowed. */
export type NavigationGuard = () => Promise<boolean>;

export type NavigationType = 'push' | 'replace' | 'pop' | 'reload';

const stateOf = () => (window.history.state ?? {}) as Partial<HistoryState>;

/** The browser's history, with a guard that can block navigation. `onPop` is called for back and forward. */
export function createBrowserHistory(onPop: (location: Location) => void) {
  const { history } = window;
  let { index } = stateOf();
  if (index === undefined) history.replaceState({ ...history.state, index: (index = 0) }, '');
  let place = index;
  let guard: NavigationGuard | undefined;
  let onOwnStep: (() => void) | undefined;

  /** Moves in the history and resolves when that is done. */
  const step = (delta: number) =>
    new Promise<void>((resolve) => {
      onOwnStep = resolve;
      history.go(delta);
    });

  /** Only the newest guard decides: what an older one waited for may have changed. */
  async function mayLeave(): Promise<boolean> {
    const currentGuard = guard;
    const answer = (await currentGuard?.()) ?? true;
    return currentGuard === guard ? answer : mayLeave();
  }

  async function onPopState() {
    if (onOwnStep) {
      onOwnStep();
      onOwnStep = undefined;
      return;
    }
    const { index: target = place } = stateOf();
    const delta = target - place;
    if (guard && delta) {
      await step(-delta);
      if (!(await mayLeave())) return;
      await step(delta);
    }
    place = target;
    onPop(currentLocation());
  }
  window.addEventListener('popstate', () => void onPopState());

  return {
    mayLeave,
    setGuard(next: NavigationGuard | undefined) {
      guard = next;
    },
    /** Writes the shown page to the URL. */
    commit(location: Location, entry: NavigationType) {
      const { key } = location;
      const href = createPath(location);
      if (entry === 'push') history.pushState({ key, index: (place += 1) }, '', href);
      if (entry === 'replace') history.replaceState({ key, index: place }, '', href);
    },
  };
}
