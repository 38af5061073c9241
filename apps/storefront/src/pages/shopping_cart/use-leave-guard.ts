import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Blocks navigation while a change is unsaved: it continues once the change is saved, and is cancelled
 * when that fails. Before the tab is closed the browser asks.
 */
export function useLeaveGuard(settle: (() => Promise<boolean>) | undefined) {
  const blocker = useBlocker(settle !== undefined);
  const answered = useRef<typeof blocker>(undefined);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let superseded = false;
    const wait = async () => {
      const settled = await settle?.();
      // what was waited for may have changed meanwhile: only the newest wait answers, and only once,
      // for the router tells of its new state later
      if (superseded || answered.current === blocker) return;
      answered.current = blocker;
      if (settled === false) blocker.reset();
      else blocker.proceed();
    };
    void wait();
    return () => {
      superseded = true;
    };
  }, [blocker, settle]);
  useEffect(() => {
    if (!settle) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [settle]);
}
