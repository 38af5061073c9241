import { useEffect, useRef } from 'react';
import { canReachServer } from './can-reach-server';

const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * Calls `retry` while `active`, each time the server responds: when the browser is online again, and after
 * 1, 2, 4 … at most 15 seconds, as `online` may have come before this was rendered.
 */
export function useRetryWhenReachable(active: boolean, retry: () => unknown) {
  const attempts = useRef(0);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(attempt, Math.min(FIRST_MS * 2 ** attempts.current, LONGEST_MS));
    };
    const attempt = async () => {
      attempts.current += 1;
      if (await canReachServer()) await retry();
      if (!left) schedule();
    };
    const online = () => void attempt();
    schedule();
    window.addEventListener('online', online);
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('online', online);
    };
  }, [active, retry]);
}
