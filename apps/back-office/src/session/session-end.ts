type Listener = () => void;

/** Tells, from the client to the page, that the server no longer knows the session. */
export interface SessionEnd {
  report: () => void;
  subscribe: (listener: Listener) => () => void;
}

export function createSessionEnd(): SessionEnd {
  const listeners = new Set<Listener>();
  return {
    report: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
