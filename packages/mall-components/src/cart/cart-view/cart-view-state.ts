import type { ReactNode } from 'react';
import type { Id } from '../../settings';
import type { CartRow, CartSelection } from '../types';

/** A dialog over the cart. */
export type CartDialog =
  | { type: 'delete'; ids: readonly Id[]; /** Set when there is only one row. */ name?: string }
  | { type: 'reselect'; row: CartRow };

export interface CartViewState {
  /** The rows chosen in the management mode, which can include sold-out ones; undefined outside it. */
  managed?: CartSelection;
  /** A quantity that could not be saved has stopped the checkout. */
  isStopped: boolean;
  dialog?: CartDialog;
  /** What the last change has done, for screen readers. */
  announcement?: ReactNode;
}

export type CartViewEvent =
  | { type: 'MANAGE.TOGGLE' }
  | { type: 'MANAGE.SELECT'; selection: CartSelection }
  | { type: 'CHECKOUT.STOP' }
  | { type: 'CHECKOUT.GO' }
  | { type: 'DIALOG.OPEN'; dialog: CartDialog }
  | { type: 'DIALOG.CLOSE' }
  | { type: 'ROWS.CHANGE'; announcement: ReactNode };

/** The next state after an event. */
export function cartViewStep(state: CartViewState, event: CartViewEvent): CartViewState {
  switch (event.type) {
    case 'MANAGE.TOGGLE':
      return { ...state, managed: state.managed ? undefined : new Set() };
    case 'MANAGE.SELECT':
      return { ...state, managed: event.selection };
    case 'CHECKOUT.STOP':
      return { ...state, isStopped: true };
    case 'CHECKOUT.GO':
      return { ...state, isStopped: false };
    case 'DIALOG.OPEN':
      return { ...state, dialog: event.dialog };
    case 'DIALOG.CLOSE':
      return { ...state, dialog: undefined };
    case 'ROWS.CHANGE':
      return { ...state, announcement: event.announcement };
  }
}
