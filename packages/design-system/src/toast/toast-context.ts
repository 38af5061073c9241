'use client';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import type { AlertTone } from '../alert/alert-icons';
import { useTheme } from '../internal/theme-context';
import type { ThemeAttributes } from '../theme-attributes/theme-attributes';

/** A toast to show. */
export interface ToastOptions {
  /** The text, one sentence; announced when the toast appears. */
  message: ReactNode;
  /** The meaning, which decides colour and icon. Default: `info`. */
  tone?: AlertTone;
  /** A single action, e.g. a link to the cart. */
  action?: ReactNode;
  /**
   * Milliseconds until it is dismissed, paused on hover and focus. Default: `5000`. With an action it stays
   * until the visitor dismisses it.
   */
  duration?: number;
}

/** Shows and removes toasts. */
export interface ToastQueue {
  /** Shows a toast and returns its id. An identical toast is not duplicated. */
  show: (toast: ToastOptions) => string;
  /** Removes a toast by the id that `show` returned; nothing happens if it is gone already. */
  dismiss: (id: string) => void;
}

/** A toast with the theme of its caller. */
export interface ThemedToast extends ToastOptions {
  attributes: ThemeAttributes;
}

interface ThemedQueue extends Pick<ToastQueue, 'dismiss'> {
  add: (toast: ThemedToast) => string;
}

export const ToastContext = createContext<ThemedQueue | undefined>(undefined);

/** The queue of the nearest ToastProvider. Toasts have the theme of the component that calls. */
export function useToast(): ToastQueue {
  const queue = useContext(ToastContext);
  const { attributes } = useTheme();
  if (!queue) {
    throw new Error(
      'useToast: there is no ToastProvider above this component. Put one around the app.',
    );
  }
  const { add, dismiss } = queue;
  return useMemo(
    () => ({ show: (toast) => add({ ...toast, attributes }), dismiss }),
    [add, dismiss, attributes],
  );
}
