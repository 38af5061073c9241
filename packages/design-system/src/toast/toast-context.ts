'use client';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { AlertTone } from '../alert/alert-icons';

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

export const ToastContext = createContext<ToastQueue | undefined>(undefined);

/** The queue of the nearest ToastProvider. */
export function useToast(): ToastQueue {
  const queue = useContext(ToastContext);
  if (!queue) {
    throw new Error(
      'useToast: there is no ToastProvider above this component. Put one around the app.',
    );
  }
  return queue;
}
