import type { PageRouter } from './page-router';
import type { ShownPage } from './shown-page';

const nothing = async () => {};

/** The server's router: shows one page. */
export const fixedRouter = (shown: ShownPage): PageRouter => ({
  shown: () => shown,
  pending: () => undefined,
  subscribe: () => () => {},
  navigate: nothing,
  reload: nothing,
  rename: () => {},
  setGuard: () => {},
  restoreScroll: () => {},
});
