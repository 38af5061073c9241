'use client';
import type { ReactNode } from 'react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ToastOptions } from './toast-context';
import { ToastContext } from './toast-context';
import { Toast } from './toast';
import { useToastKey } from './use-toast-key';
import * as styles from './toast.css';

export interface ToastProviderProps {
  /** Name of the region in which the messages appear; say the key there: "Messages (F6)". */
  label: string;
  /** Name of the button that takes a message away. */
  dismissLabel: string;
  /** Messages shown at once; further ones wait. */
  limit?: number;
  children: ReactNode;
}

interface Queued extends ToastOptions {
  id: string;
}

/**
 * Holds the messages that pass. Critical ones stand first and interrupt what is being read out, all others
 * wait for a pause. F6 leads to them and back, out of a dialog too. One around the app.
 */
export function ToastProvider({ label, dismissLabel, limit = 3, children }: ToastProviderProps) {
  const [queue, setQueue] = useState<Queued[]>([]);
  const last = useRef(0);

  const dismiss = useCallback(
    (id: string) => setQueue((now) => now.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback((toast: ToastOptions) => {
    const id = `toast-${++last.current}`;
    setQueue((now) => [
      ...now.filter((other) => other.message !== toast.message || other.tone !== toast.tone),
      { ...toast, id },
    ]);
    return id;
  }, []);
  const value = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  const { region, leave } = useToastKey(queue.length > 0);
  const shown = queue.slice(0, limit);
  const list = (live: 'assertive' | 'polite') => (
    // aria-live: a dialog that hides the rest of the page leaves live regions readable
    <div aria-live={live} aria-relevant="additions text" className={styles.list}>
      {shown
        .filter(({ tone }) => (tone === 'critical') === (live === 'assertive'))
        .map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            dismissLabel={dismissLabel}
            onDismiss={(element) => {
              leave(element);
              dismiss(toast.id);
            }}
          />
        ))}
    </div>
  );
  return (
    <ToastContext value={value}>
      {children}
      <div
        ref={region}
        role="region"
        aria-label={label}
        data-component="toast-region"
        className={styles.region}
      >
        {list('assertive')}
        {list('polite')}
      </div>
    </ToastContext>
  );
}
