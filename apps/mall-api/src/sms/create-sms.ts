import type { Deps } from '../kernel/context';
import type { SmsSender } from '../kernel/sms-sender';
import { addToOutbox } from '../outbox/store';
import { createTwilioSender } from './twilio-sender';

/** Twilio when configured, otherwise the outbox of a trial mall; a restored copy sends nothing. */
export function createSmsSender(deps: Pick<Deps, 'db' | 'now' | 'settings'>): SmsSender {
  const { twilio, isTrial, isRestored } = deps.settings;
  if (isRestored) return { send: () => Promise.reject(new Error('A restored copy sends nothing')) };
  if (twilio) return createTwilioSender(twilio);
  if (!isTrial) return { send: () => Promise.reject(new Error('No SMS provider is set')) };
  return {
    send: ({ to, text, code }) =>
      addToOutbox(deps, { channel: 'sms', to, subject: 'Text message', text, code }),
  };
}
