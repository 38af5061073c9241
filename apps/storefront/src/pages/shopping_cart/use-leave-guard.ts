import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Holds up whoever leaves while something is on its way: another page waits until it is settled, and
 * stays away when it failed; before the tab is closed the browser asks.
 */
export function useLeaveGuard(settle: (() => Promise<boolean>) | undefined) {
  const blocker = useBlocker(settle !== undefined);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const wait = async () => ((await settle?.()) === false ? blocker.reset() : blocker.proceed());
    void wait();
  }, [blocker, settle]);
  useEffect(() => {
    if (!settle) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [settle]);
}
