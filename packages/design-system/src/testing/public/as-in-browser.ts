const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** As it was before tests put clocks of their own in its place. */
const { setTimeout: later } = globalThis;

/**
 * Fires events as a browser does, and waits until the app has rendered what follows from them. React would warn that they
 * are not wrapped in `act`, which belongs to a library for tests.
 */
export async function asInBrowser(fire: () => void) {
  const before = page.IS_REACT_ACT_ENVIRONMENT;
  page.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    fire();
    // React renders a part of it in a task of its own, which may come after the first of these
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => later(resolve, 0));
  } finally {
    page.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
