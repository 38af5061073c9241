import type { Deps } from '../kernel/context';
import type { Mailer } from '../kernel/mailer';
import { addToOutbox } from './store';

/** Keeps mails in a table in place of sending them, so that a mall without SMTP can be tried out. */
export const createOutboxMailer = (deps: Pick<Deps, 'db' | 'now'>): Mailer => ({
  send: (mail) => addToOutbox(deps, { channel: 'email', ...mail }),
});
