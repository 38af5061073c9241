'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft, untilNextTick } from './time-left';

/** Calls back at every full second before `until`, but not while the tab is hidden. */
function tick(until: number, onTick: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sleep = () => {
    clearTimeout(timer);
    const now = Date.now();
    if (document.hidden || secondsLeft(until, now) === 0) return;
    timer = setTimeout(wake, untilNextTick(until, now));
  };
  const wake = () => {
    onTick();
    sleep();
  };
  sleep();
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}

/**
 * Seconds until a time. On the server and during hydration relative to `now`, to avoid a mismatch;
 * undefined without it.
 */
export function useSecondsLeft(until: number, now: number | undefined) {
  const subscribe = useCallback((onTick: () => void) => tick(until, onTick), [until]);
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(until, Date.now()),
    () => (now === undefined ? undefined : secondsLeft(until, now)),
  );
}
