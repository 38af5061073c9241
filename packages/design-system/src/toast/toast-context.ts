'use client';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import type { AlertTone } from '../alert/alert-icons';
import { useTheme } from '../internal/theme-context';
import type { ThemeAttributes } from '../theme-attributes/theme-attributes';

export interface ToastOptions {
  message: ReactNode;
  tone?: AlertTone;
  /** One way on, e.g. a link to the cart. */
  action?: ReactNode;
  /** Milliseconds until it goes, 5000 when left out; it stays while pointer or focus rest on it. With an action it stays until it is dismissed. */
  duration?: number;
}

export interface ToastQueue {
  /** Shows a message and returns its id. The same message shown again is not doubled. */
  show: (toast: ToastOptions) => string;
  dismiss: (id: string) => void;
}

/** A message with the theme of where it was called from. */
export interface ThemedToast extends ToastOptions {
  attributes: ThemeAttributes;
}

interface ThemedQueue extends Pick<ToastQueue, 'dismiss'> {
  add: (toast: ThemedToast) => string;
}

export const ToastContext = createContext<ThemedQueue | undefined>(undefined);

/** The queue of the nearest ToastProvider. Its messages have the theme of the component that calls. */
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
