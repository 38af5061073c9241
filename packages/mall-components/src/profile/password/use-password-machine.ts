'use client';
import { readCode } from '@vermilion/input-rules/code';
import { useClock, useMachine } from '../../login/form/use-machine';
import { captchaOf } from '../../login/login-captcha';
import { failureOf } from '../../login/login-error';
import type { PasswordActions } from './password-actions';
import { type PasswordEffect, type PasswordEvent, passwordStep } from './password-machine';
import { initialPasswordState, type PasswordState } from './password-state';

export interface PasswordMachine {
  state: PasswordState;
  send: (event: PasswordEvent) => void;
}

type Send = PasswordMachine['send'];

function sendCode(state: PasswordState, actions: PasswordActions, send: Send) {
  actions.sendCode(captchaOf(state).captcha).then(
    (word) => send({ type: 'CODE.DONE', now: Date.now(), message: word || undefined }),
    (error: unknown) => send({ type: 'CODE.FAIL', failure: failureOf(error), now: Date.now() }),
  );
}

function change({ values }: PasswordState, actions: PasswordActions, send: Send) {
  const { resetCode, newPassword, passwordAgain } = values;
  actions.change({ code: readCode(resetCode), newPassword, passwordAgain }).then(
    () => send({ type: 'FORM.DONE' }),
    (error: unknown) => send({ type: 'FORM.FAIL', failure: failureOf(error), now: Date.now() }),
  );
}

/** Runs the password machine; `onDone` is called when the password has been changed. */
export function usePasswordMachine(actions: PasswordActions, onDone: () => void): PasswordMachine {
  const { state, send } = useMachine(initialPasswordState, {
    step: (now: PasswordState, event: PasswordEvent) => passwordStep(now, event),
    follow(effect: PasswordEffect, now, reply) {
      if (effect === 'done') onDone();
      else if (effect === 'refreshCaptcha') actions.refreshCaptcha?.();
      else if (effect === 'sendCode') sendCode(now, actions, reply);
      else change(now, actions, reply);
    },
  });
  useClock(Object.keys(state.waits).length > 0, (now) => send({ type: 'CLOCK.TICK', now }));
  return { state, send };
}
