import { readCode } from '@vermilion/input-rules/code';
import { useState } from 'react';
import { useClock } from '../../login/form/use-machine';
import type { CaptchaAnswer, ServerMessage } from '../../login/login-actions';
import { failureOf, type LoginFailure } from '../../login/login-error';
import { RESEND_SECONDS, waitFrom } from '../../login/login-waits';
import type { CaptchaMethod, LoginNotice, LoginWait } from '../../login/types';

/** Sends a code by e-mail; rejects with a `LoginError`. */
export type SendCode = (email: string, captcha?: CaptchaAnswer) => Promise<ServerMessage>;

interface CodeState {
  pending: boolean;
  sent: boolean;
  wait?: LoginWait;
  notice?: LoginNotice;
  /** Set once the server has required a captcha. */
  way?: CaptchaMethod;
  answer: string;
  isCaptchaWrong: boolean;
}

const wantsCaptcha = ({ reason }: LoginFailure) =>
  reason === 'captchaRequired' || reason === 'captchaWrong';

const initial: CodeState = { pending: false, sent: false, answer: '', isCaptchaWrong: false };

/** The notice of a failure; a required captcha is reported by its field instead. */
const noticeOf = (failure: LoginFailure): LoginNotice | undefined => {
  const { reason, message } = failure;
  if (wantsCaptcha(failure)) return undefined;
  const own = reason === 'network' || reason === 'rateLimited' ? reason : undefined;
  return { tone: 'critical', about: 'code', message, reason: message ? undefined : own };
};

/** A code sent by e-mail: its button with the countdown, and the captcha that may be required first. */
export function useEmailCode(onSend: SendCode, refreshCaptcha: () => void) {
  const [state, setState] = useState<CodeState>(initial);
  const change = (fields: Partial<CodeState>) => setState((now) => ({ ...now, ...fields }));
  useClock(state.wait !== undefined, (now) =>
    setState((before) => {
      const left = before.wait ? Math.ceil((before.wait.until - now) / 1000) : 0;
      const wait = before.wait && left > 0 ? { ...before.wait, seconds: left } : undefined;
      return { ...before, wait };
    }),
  );

  const fail = (error: unknown) => {
    const failure = failureOf(error);
    const needsAnswer = wantsCaptcha(failure);
    if (needsAnswer) refreshCaptcha();
    setState((now) => ({
      ...now,
      pending: false,
      answer: '',
      ...(needsAnswer && { way: now.way ?? 'image' }),
      isCaptchaWrong: failure.reason === 'captchaWrong',
      notice: noticeOf(failure),
    }));
  };
  const send = async (email: string) => {
    if (state.pending || state.wait) return;
    change({ pending: true, notice: undefined, isCaptchaWrong: false });
    const { way, answer } = state;
    try {
      const message = await onSend(email, way && { way, answer: readCode(answer) });
      change({
        pending: false,
        sent: true,
        answer: '',
        way: undefined,
        wait: waitFrom(Date.now(), RESEND_SECONDS),
        notice: { tone: 'positive', about: 'code', message: message || undefined },
      });
    } catch (error) {
      fail(error);
    }
  };
  const setWay = (way: CaptchaMethod) => {
    change({ way, answer: '', notice: undefined });
    if (way === 'image') refreshCaptcha();
  };
  return { ...state, send, setWay, setAnswer: (answer: string) => change({ answer }) };
}
