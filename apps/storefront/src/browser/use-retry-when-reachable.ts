import { useEffect, useRef } from 'react';
import { canReachServer } from './can-reach-server';

const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * Calls `retry` while `active` whenever the server responds: when the browser comes online, and after 1, 2, 4
 * … up to 15 seconds, because `online` may have fired before this was rendered.
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
      const isReachable = await canReachServer();
      if (left) return;
      if (isReachable) await retry();
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
