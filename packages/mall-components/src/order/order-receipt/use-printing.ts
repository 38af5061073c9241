import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function subscribe(notify: () => void) {
  // the browser lays out the pages as soon as the listener returns
  const change = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    flushSync(notify);
  };
  addEventListener('beforeprint', change);
  addEventListener('afterprint', change);
  return () => {
    removeEventListener('beforeprint', change);
    removeEventListener('afterprint', change);
  };
}

/** Whether the page is being printed, so that content for print is only rendered then. */
export const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
