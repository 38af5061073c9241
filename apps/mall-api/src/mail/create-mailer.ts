import type { Deps } from '../kernel/context';
import type { Mailer } from '../kernel/mailer';
import { createOutboxMailer } from '../outbox/outbox-mailer';
import { createSmtpMailer } from './smtp-mailer';

/** SMTP when configured, else the outbox of a trial mall. */
export function createMailer(deps: Pick<Deps, 'db' | 'now' | 'settings'>): Mailer {
  const { smtpUrl, mailFrom, isTrial } = deps.settings;
  if (smtpUrl) return createSmtpMailer(smtpUrl, mailFrom);
  if (isTrial) return createOutboxMailer(deps);
  return { send: () => Promise.reject(new Error('No mail server is set')) };
}
