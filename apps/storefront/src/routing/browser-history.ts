import { currentLocation, type HistoryState, type PageLocation } from './page-location';

/** Resolves to whether the page may be left. */
export type NavigationGuard = () => Promise<boolean>;

export type NavigationType = 'push' | 'replace' | 'pop' | 'reload';

const stateOf = () => (window.history.state ?? {}) as Partial<HistoryState>;

/** The browser's history, with a guard that can keep the shopper on a page. `onPop` is called for a step in it. */
export function createBrowserHistory(onPop: (location: PageLocation) => void) {
  const { history } = window;
  let { index } = stateOf();
  if (index === undefined) history.replaceState({ ...history.state, index: (index = 0) }, '');
  let place = index;
  let guard: NavigationGuard | undefined;
  let onOwnStep: (() => void) | undefined;

  /** A step of ours, at the end of it. */
  const step = (delta: number) =>
    new Promise<void>((resolve) => {
      onOwnStep = resolve;
      history.go(delta);
    });

  /** Only the newest guard answers: what an older one waited for may have changed since. */
  async function mayLeave(): Promise<boolean> {
    const asked = guard;
    const answer = (await asked?.()) ?? true;
    return asked === guard ? answer : mayLeave();
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
    /** Writes what is shown into the address. */
    commit(href: string, { key }: PageLocation, entry: NavigationType) {
      if (entry === 'push') history.pushState({ key, index: (place += 1) }, '', href);
      if (entry === 'replace') history.replaceState({ key, index: place }, '', href);
    },
  };
}
