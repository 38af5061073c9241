/** `retry` is given where a retry is safe and no view offers one. */
type Reporter = (error: unknown, retry?: () => void) => void;

let reporter: Reporter = () => {};

/** Sets the handler of errors that no view shows itself; called by the root layout. */
export function setErrorReporter(next: Reporter) {
  reporter = next;
  return () => {
    if (reporter === next) reporter = () => {};
  };
}

/** Reports an error to the visitor. */
export const reportError: Reporter = (error, retry) => reporter(error, retry);
