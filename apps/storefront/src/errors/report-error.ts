/** `retry` does again what failed; given where that is safe and no view offers it. */
type Reporter = (error: unknown, retry?: () => void) => void;

let reporter: Reporter = () => {};

/** Says where errors go that no view shows by itself; the root of the page sets it. */
export function setErrorReporter(next: Reporter) {
  reporter = next;
  return () => {
    if (reporter === next) reporter = () => {};
  };
}

/** The one path of errors to the visitor. */
export const reportError: Reporter = (error, retry) => reporter(error, retry);
