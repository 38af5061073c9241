import { useEffect } from 'react';

/** Says when the page has been taken over: then what was pressed before is carried out. */
export function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    onAlive();
  }, [onAlive]);
  return null;
}
