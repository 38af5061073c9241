import { fixedRouter } from '../fixed-router';
import { toLocation } from '../page-location';
import type { PageRouter } from '../page-router';
import type { ShownPage } from '../shown-page';

/** An in-memory router whose pages load nothing. */
export function memoryRouter(path: string): PageRouter {
  let shown: ShownPage = { location: toLocation(path), params: {} };
  const listeners = new Set<() => void>();
  return {
    ...fixedRouter(shown),
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async navigate(to) {
      shown = { ...shown, location: toLocation(to) };
      listeners.forEach((listener) => listener());
    },
  };
}
