'use client';
import { useEffect, useState } from 'react';
import { useClock, useMachine } from './form/use-machine';
import type { LoginActions } from './login-actions';
import type { LoginEvent } from './login-events';
import { loginStep } from './login-machine';
import type { LoginValidators } from './login-rules';
import { initialLoginState } from './login-state';
import { type LoginEffect, loginTable } from './login-table';
import { loadPhoneNumbers } from './perform';
import { outcomeOf } from './run-login';
import type { LoginMethods, LoginMode, LoginState } from './types';

/** What the machine starts with, and what it calls at its end. */
export interface LoginOptions {
  /** The initial mode. Default: e-mail and password. */
  mode?: LoginMode;
  /** Replaces the initial state, e.g. by the one with which a server responded to the form. */
  initialState?: LoginState;
  /** Whether the server lets visitors buy without an account. */
  visitorOpen?: boolean;
  /** Whether the shopper is about to buy. Visitor sign-in requires both, and the callback. */
  showTourists?: boolean;
  /** Called when signed in: hide the overlay, or leave the login page. */
  onHide?: () => void;
  /** Called after registration by e-mail: reload the page. */
  onReload?: () => void;
}

/** What `useLoginMachine` returns: props of the panel and the dialog. */
export interface LoginMachine {
  /** The current state, for the view. */
  state: LoginState;
  /** Passes an event to the machine. */
  send: (event: LoginEvent) => void;
}

const offersOf = (actions: LoginActions, options: LoginOptions): LoginMethods => ({
  phone: actions.phone !== undefined,
  visitor: Boolean(options.visitorOpen && options.showTourists && actions.signInAsVisitor),
});

/** Runs the login machine: its state, effects and clock. */
export function useLoginMachine(actions: LoginActions, options: LoginOptions = {}): LoginMachine {
  const { phone, visitor } = offersOf(actions, options);
  const [validators, learn] = useState<LoginValidators>({});
  const begin = () => options.initialState ?? initialLoginState(options.mode, { phone, visitor });
  const { state, send } = useMachine(begin, {
    step: (now: LoginState, event: LoginEvent) => loginStep(now, event, validators),
    follow(effect: LoginEffect, now, reply) {
      if (effect === 'hide') options.onHide?.();
      else if (effect === 'reload') options.onReload?.();
      else if (effect === 'refreshCaptcha') actions.refreshCaptcha?.();
      else void outcomeOf(effect, now, actions).then(reply);
    },
  });

  // The available methods are often loaded after the panel opens
  const { methods } = state;
  useEffect(() => {
    if (methods.phone !== phone || methods.visitor !== visitor)
      send({ type: 'METHODS.CHANGE', methods: { phone, visitor } });
  }, [methods, phone, visitor, send]);

  const asksForPhone = loginTable[state.mode].fields.includes('phone');
  useEffect(() => {
    if (!asksForPhone) return;
    // Without it every number is accepted, and the server decides
    loadPhoneNumbers().then(
      ({ isPhone }) => learn({ isPhone }),
      () => undefined,
    );
  }, [asksForPhone]);

  useClock(Object.keys(state.waits).length > 0, (now) => send({ type: 'CLOCK.TICK', now }));
  return { state, send };
}
