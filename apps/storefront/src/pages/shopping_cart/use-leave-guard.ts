import { useEffect } from 'react';
import { useRouter } from '../../routing/router';

/**
 * Blocks navigation while a change is unsaved: it continues once the change is saved, and is cancelled
 * when that fails. Before the tab is closed the browser asks.
 */
export function useLeaveGuard(settle: (() => Promise<boolean>) | undefined) {
  const { setGuard } = useRouter();
  useEffect(() => {
    setGuard(settle);
    return () => setGuard(undefined);
  }, [setGuard, settle]);
  useEffect(() => {
    if (!settle) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [settle]);
}
