'use client';
import { useHydrated } from '../use-hydrated';
import type { Day } from './day';
import { localToday } from './day';

/** Today in the visitor's time zone; unknown on the server, unless given. */
export function useToday(given: Day | undefined): Day | undefined {
  const hydrated = useHydrated();
  return given ?? (hydrated ? localToday() : undefined);
}
