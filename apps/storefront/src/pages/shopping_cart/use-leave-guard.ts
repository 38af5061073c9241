import { useEffect } from 'react';
import { usePageRouter } from '../../routing/page-router-context';

/**
 * Blocks navigation while a change is unsaved: it continues once the change is saved, and is cancelled if
 * that fails. On closing the tab, the browser asks for confirmation.
 */
export function useLeaveGuard(settle: (() => Promise<boolean>) | undefined) {
  const { setGuard } = usePageRouter();
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
