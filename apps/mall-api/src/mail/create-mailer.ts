import type { Brand } from '@vermilion/mails';
import type { Deps } from '../kernel/context';
import type { Language } from '../kernel/language';
import type { Mailer } from '../kernel/mailer';
import { createOutboxMailer } from '../outbox/outbox-mailer';
import { createSmtpMailer } from './smtp-mailer';

/** The mall as it looks in its mails. */
const brandOf =
  ({ settings, policy }: Pick<Deps, 'settings' | 'policy'>) =>
  (language: Language): Brand => ({
    name: policy.mall.name[language] ?? policy.mall.name.en,
    url: settings.storefrontUrl,
    color: policy.mall.color,
  });

/** SMTP when configured, else the outbox of a trial mall; a restored copy sends nothing. */
export function createMailer(deps: Pick<Deps, 'db' | 'now' | 'settings' | 'policy'>): Mailer {
  const { smtpUrl, mailFrom, isTrial, isRestored } = deps.settings;
  if (isRestored) return { send: () => Promise.reject(new Error('A restored copy sends nothing')) };
  if (smtpUrl) return createSmtpMailer(smtpUrl, { from: mailFrom, brandIn: brandOf(deps) });
  if (isTrial) return createOutboxMailer(deps);
  return { send: () => Promise.reject(new Error('No mail server is set')) };
}
