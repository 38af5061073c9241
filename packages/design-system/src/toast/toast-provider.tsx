'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AlertTone } from '../alert/alert-icons';
import { Toast } from './toast';
import * as styles from './toast.css';
import type { ThemedToast } from './toast-context';
import { ToastContext } from './toast-context';
import { useGiveWay } from './use-give-way';
import { useToastKey } from './use-toast-key';

export interface ToastProviderProps {
  /** Accessible name of the region; include the key: "Messages (F6)". */
  label: string;
  /** Label of the dismiss button. */
  dismissLabel: string;
  /** Maximum number of visible toasts; others are queued. */
  limit?: number;
  /** Edge of the window; always `top` in a narrow window. Default: `bottom`. */
  side?: keyof typeof styles.sides;
  /** Alignment along that edge. Default: `start`, away from search and from primary actions. */
  align?: keyof typeof styles.aligns;
  /** A tone in words, announced before its toasts: "Error". The icon is decorative without it. */
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
 * Holds the toasts. Critical ones come first and interrupt announcements, all others wait for a pause. F6
 * moves focus to them and back, out of a dialog too. Use one around the app.
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
  // Errors do not wait behind successes
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
