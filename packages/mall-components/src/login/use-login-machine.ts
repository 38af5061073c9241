'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { initialLoginState, loginStep, type LoginStep } from './login-machine';
import { loginTable } from './login-table';
import type { CodePurpose, LoginEvent, LoginMode, LoginState } from './types';

/** What the server answered, shown to the shopper instead of our own words. */
export type ServerWord = string | void;

/**
 * What the overlay asks for. A kept promise may bring the server's message; a broken one is shown by
 * the `message` of its error, so reject with words for shoppers.
 */
export interface LoginActions {
  signInByEmail: (input: { email: string; password: string }) => Promise<ServerWord>;
  registerByEmail: (input: {
    email: string;
    code: string;
    password: string;
  }) => Promise<ServerWord>;
  resetPassword: (input: {
    email: string;
    code: string;
    newPassword: string;
    passwordAgain: string;
  }) => Promise<ServerWord>;
  sendCode: (purpose: CodePurpose, email: string) => Promise<ServerWord>;
}

const perform = (
  effect: NonNullable<LoginStep['effect']>,
  { mode, values }: LoginState,
  actions: LoginActions,
) => {
  const email = values.email.trim();
  const code = values.code.trim();
  const { password, newPassword, passwordAgain } = values;
  switch (effect) {
    case 'signInByEmail':
      return actions.signInByEmail({ email, password });
    case 'registerByEmail':
      return actions.registerByEmail({ email, code, password });
    case 'resetPassword':
      return actions.resetPassword({ email, code, newPassword, passwordAgain });
    case 'sendCode':
      return actions.sendCode(loginTable[mode].code ?? 'register', email);
  }
};

const messageOf = (reason: unknown) =>
  reason instanceof Error && reason.message ? reason.message : undefined;

/** The machine at work. Two events in one turn must both count, so the state stands beside React's. */
interface Runner {
  state: LoginState;
  actions: LoginActions;
  show: (state: LoginState) => void;
}

function sendTo(runner: Runner, event: LoginEvent) {
  const { state, effect } = loginStep(runner.state, event);
  runner.state = state;
  runner.show(state);
  if (!effect) return;
  const purpose = loginTable[state.mode].code ?? 'register';
  const aboutCode = effect === 'sendCode';
  perform(effect, state, runner.actions).then(
    (word) => {
      const message = word || undefined;
      if (aboutCode) sendTo(runner, { type: 'CODE.DONE', purpose, now: Date.now(), message });
      else sendTo(runner, { type: 'FORM.DONE', message });
    },
    (reason: unknown) =>
      sendTo(runner, { type: aboutCode ? 'CODE.FAIL' : 'FORM.FAIL', message: messageOf(reason) }),
  );
}

/** Runs the login machine: keeps its state, does what it asks for, and lets its clock tick. */
export function useLoginMachine(actions: LoginActions, initialMode?: LoginMode) {
  const [state, show] = useState(() => initialLoginState(initialMode));
  const runner = useRef<Runner>({ state, actions, show });
  useEffect(() => {
    runner.current.actions = actions;
  });
  const send = useCallback((event: LoginEvent) => sendTo(runner.current, event), []);

  const waiting = Object.values(state.waits).some(Boolean);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => send({ type: 'CLOCK.TICK', now: Date.now() }), 1000);
    return () => clearInterval(timer);
  }, [waiting, send]);

  return { state, send };
}
