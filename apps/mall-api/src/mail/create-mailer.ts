import type { Deps } from '../http/handler';
import { createOutboxMailer } from '../outbox/outbox-mailer';
import type { Mailer } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

/** The mailer that the settings ask for: SMTP when configured, else the outbox. */
export function createMailer(deps: Pick<Deps, 'db' | 'now' | 'settings'>): Mailer {
  const { smtpUrl, mailFrom } = deps.settings;
  return smtpUrl ? createSmtpMailer(smtpUrl, mailFrom) : createOutboxMailer(deps);
}
