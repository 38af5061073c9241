'use client';
import { useHydrated } from '../use-hydrated';
import type { Day } from './day';
import { localToday } from './day';

/** Today where the visitor is; unknown to the server, unless it is given. */
export function useToday(given: Day | undefined): Day | undefined {
  const hydrated = useHydrated();
  return given ?? (hydrated ? localToday() : undefined);
}
