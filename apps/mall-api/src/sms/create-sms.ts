import type { Deps } from '../http/handler';
import { keepInOutbox } from '../outbox/keep';
import type { SmsSender } from './sms';
import { createTwilioSender } from './twilio-sender';

/** The sender that the settings ask for: Twilio when configured, else the outbox. */
export function createSmsSender(deps: Pick<Deps, 'db' | 'now' | 'settings'>): SmsSender {
  const { twilio } = deps.settings;
  if (twilio) return createTwilioSender(twilio);
  return {
    send: ({ to, text, code }) =>
      keepInOutbox(deps, { channel: 'sms', to, subject: 'Text message', text, code }),
  };
}
