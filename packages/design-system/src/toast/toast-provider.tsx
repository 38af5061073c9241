'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AlertTone } from '../alert/alert-icons';
import type { ThemedToast } from './toast-context';
import { ToastContext } from './toast-context';
import { Toast } from './toast';
import { useGiveWay } from './use-give-way';
import { useToastKey } from './use-toast-key';
import * as styles from './toast.css';

export interface ToastProviderProps {
  /** Name of the region in which the messages appear; say the key there: "Messages (F6)". */
  label: string;
  /** Name of the button that takes a message away. */
  dismissLabel: string;
  /** Messages shown at once; further ones wait. */
  limit?: number;
  /** The window's edge that the messages come from; where it is narrow, always the upper one. Default: `bottom`. */
  side?: keyof typeof styles.sides;
  /** Where they stand along it. Default: `start`, away from search above and from what is pressed to go on. */
  align?: keyof typeof styles.aligns;
  /** A tone as a word, read out before its messages: "Error". Without it the icon is decoration. */
  toneLabels?: Partial<Record<AlertTone, string>>;
  children: ReactNode;
}

interface Queued extends ThemedToast {
  id: string;
}

const regionRecipe = /* @__PURE__ */ cva(styles.region, {
  variants: { side: styles.sides, align: styles.aligns },
});

/**
 * Holds the messages that pass. Critical ones stand first and interrupt what is being read out, all others
 * wait for a pause. F6 leads to them and back, out of a dialog too. One around the app.
 */
export function ToastProvider({
  label,
  dismissLabel,
  limit = 3,
  side = 'bottom',
  align = 'start',
  toneLabels,
  children,
}: ToastProviderProps) {
  const [queue, setQueue] = useState<Queued[]>([]);
  const last = useRef(0);

  const dismiss = useCallback(
    (id: string) => setQueue((now) => now.filter((toast) => toast.id !== id)),
    [],
  );
  const add = useCallback((toast: ThemedToast) => {
    const id = `toast-${++last.current}`;
    setQueue((now) => [
      ...now.filter((other) => other.message !== toast.message || other.tone !== toast.tone),
      { ...toast, id },
    ]);
    return id;
  }, []);
  const value = useMemo(() => ({ add, dismiss }), [add, dismiss]);

  const { region, leave } = useToastKey(queue.length > 0);
  const away = useGiveWay(region, queue.length);
  const isCritical = ({ tone }: Queued) => tone === 'critical';
  // What went wrong does not wait behind what went well
  const critical = queue.filter(isCritical).slice(0, limit);
  const others = queue.filter((toast) => !isCritical(toast)).slice(0, limit - critical.length);
  const list = (live: 'assertive' | 'polite', toasts: readonly Queued[]) => (
    // aria-live: a dialog that hides the rest of the page leaves live regions readable
    <div aria-live={live} aria-relevant="additions text" className={styles.list}>
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          {...toast}
          dismissLabel={dismissLabel}
          toneLabel={toneLabels?.[toast.tone ?? 'info']}
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
        data-away={away || undefined}
        className={regionRecipe({ side, align })}
      >
        {list('assertive', critical)}
        {list('polite', others)}
      </div>
    </ToastContext>
  );
}
