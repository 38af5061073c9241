'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoginActions } from './login-actions';
import { failureOf } from './login-error';
import type { LoginEvent } from './login-events';
import { loginStep } from './login-machine';
import type { LoginKnowledge } from './login-rules';
import { initialLoginState } from './login-state';
import { loginTable, type LoginEffect } from './login-table';
import { loadPhoneNumbers, perform, type LoginTask } from './perform';
import type { LoginMode, LoginOffers, LoginState } from './types';

export interface LoginOptions {
  /** Where it begins; e-mail and password unless said otherwise. */
  mode?: LoginMode;
  /** The server lets visitors buy without an account. */
  visitorOpen?: boolean;
  /** The shopper is about to buy. Only both together, and the callback, open the way for visitors. */
  showTourists?: boolean;
  /** Signed in: hide the overlay, or leave the login page. */
  onHide?: () => void;
  /** Registered by e-mail: load the page again. */
  onReload?: () => void;
}

export interface LoginMachine {
  state: LoginState;
  send: (event: LoginEvent) => void;
}

/** The machine at work. Two events in one turn must both count, so the state stands beside React's. */
interface Runner {
  state: LoginState;
  actions: LoginActions;
  options: LoginOptions;
  knowledge: LoginKnowledge;
  show: (state: LoginState) => void;
}

function start(runner: Runner, task: LoginTask) {
  const { state } = runner;
  const { mode } = state;
  const purpose = task === 'sendCode' ? loginTable[mode].code?.purpose : undefined;
  perform(task, state, runner.actions).then(
    (word) => {
      const message = word || undefined;
      if (purpose) sendTo(runner, { type: 'CODE.DONE', purpose, now: Date.now(), message });
      else sendTo(runner, { type: 'FORM.DONE', mode, message });
    },
    (error: unknown) => {
      const failed = { failure: failureOf(error), now: Date.now() };
      if (purpose) sendTo(runner, { type: 'CODE.FAIL', purpose, ...failed });
      else sendTo(runner, { type: 'FORM.FAIL', mode, ...failed });
    },
  );
}

function follow(runner: Runner, effect: LoginEffect) {
  if (effect === 'hide') runner.options.onHide?.();
  else if (effect === 'reload') runner.options.onReload?.();
  else if (effect === 'refreshCaptcha') runner.actions.refreshCaptcha?.();
  else start(runner, effect);
}

function sendTo(runner: Runner, event: LoginEvent) {
  const { state, effect } = loginStep(runner.state, event, runner.knowledge);
  runner.state = state;
  runner.show(state);
  if (effect) follow(runner, effect);
}

/** Lets the clock tick while something has to wait. */
function useClock(waiting: boolean, send: LoginMachine['send']) {
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => send({ type: 'CLOCK.TICK', now: Date.now() }), 1000);
    return () => clearInterval(timer);
  }, [waiting, send]);
}

const offersOf = (actions: LoginActions, options: LoginOptions): LoginOffers => ({
  phone: actions.phone !== undefined,
  visitor: Boolean(options.visitorOpen && options.showTourists && actions.enterAsVisitor),
});

/** Runs the login machine: keeps its state, does what it asks for, and lets its clock tick. */
export function useLoginMachine(actions: LoginActions, options: LoginOptions = {}): LoginMachine {
  const { phone, visitor } = offersOf(actions, options);
  const [state, show] = useState(() => initialLoginState(options.mode, { phone, visitor }));
  const runner = useRef<Runner>({ state, actions, options, knowledge: {}, show });
  useEffect(() => {
    runner.current.actions = actions;
    runner.current.options = options;
  });
  const send = useCallback((event: LoginEvent) => sendTo(runner.current, event), []);

  // What is offered is often known later than the overlay opens
  useEffect(() => {
    const { offers } = runner.current.state;
    if (offers.phone !== phone || offers.visitor !== visitor)
      send({ type: 'OFFERS.CHANGE', offers: { phone, visitor } });
  }, [phone, visitor, send]);

  const asksForPhone = loginTable[state.mode].fields.includes('phone');
  useEffect(() => {
    if (!asksForPhone) return;
    // Without them every number passes, for the server to judge
    loadPhoneNumbers().then(
      ({ isPhone }) => (runner.current.knowledge = { isPhone }),
      () => undefined,
    );
  }, [asksForPhone]);

  useClock(Object.keys(state.waits).length > 0, send);
  return { state, send };
}
