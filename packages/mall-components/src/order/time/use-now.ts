import { useSyncExternalStore } from 'react';

const STEP_MS = 10_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, STEP_MS);
  return () => clearInterval(timer);
};
/** In steps, so that one rendering sees one time. */
const now = () => Math.floor(Date.now() / STEP_MS) * STEP_MS;
const onServer = () => undefined;

/** The time, every ten seconds; undefined on the server and while hydrating, where clocks differ. */
export const useNow = () => useSyncExternalStore<number | undefined>(subscribe, now, onServer);
