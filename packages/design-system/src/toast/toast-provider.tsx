'use client';
import type { ReactNode } from 'react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ToastOptions } from './toast-context';
import { ToastContext } from './toast-context';
import { Toast } from './toast';
import * as styles from './toast.css';

export interface ToastProviderProps {
  /** Name of the region in which the messages appear. */
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

/** Holds the messages that pass, and reads them out politely. One around the app. */
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

  return (
    <ToastContext value={value}>
      {children}
      {/* aria-live: a dialog that hides the rest of the page leaves live regions readable */}
      <div
        role="region"
        aria-label={label}
        aria-live="polite"
        aria-relevant="additions text"
        data-component="toast-region"
        className={styles.region}
      >
        {queue.slice(0, limit).map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            dismissLabel={dismissLabel}
            onDismiss={() => dismiss(toast.id)}
          />
        ))}
      </div>
    </ToastContext>
  );
}
