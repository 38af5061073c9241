import type { Deps } from '../kernel/context';
import { type Mailer, plainText } from '../kernel/mailer';
import { addToOutbox } from './store';

/** Stores e-mails in a table instead of sending them, for a trial mall without SMTP. */
export const createOutboxMailer = (deps: Pick<Deps, 'db' | 'now'>): Mailer => ({
  send: (mail) => addToOutbox(deps, { channel: 'email', ...mail, text: plainText(mail) }),
});
