import type { Context } from '../kernel/context';
import type { Mail } from '../kernel/mailer';
import type { CodePurpose } from './codes';
import { authTexts } from './mail-texts';

export function codeMail(
  { policy, language }: Pick<Context, 'policy' | 'language'>,
  purpose: CodePurpose,
  to: string,
  digits: string,
): Mail {
  const { subjects, uses, code, unasked } = authTexts[language];
  const { minutes } = policy.code;
  const text = code({ digits, minutes, use: uses[purpose] });
  return { to, language, subject: subjects[purpose], code: digits, text: `${text}\n\n${unasked}` };
}

/**
 * The e-mail sent when a code would be useless: it tells the owner of the mailbox what the requester must not
 * learn.
 */
export function accountMail(
  { settings, language }: Pick<Context, 'settings' | 'language'>,
  hasAccount: boolean,
  to: string,
): Mail {
  const texts = authTexts[language];
  const { subject, text } = hasAccount ? texts.hasAccount : texts.noAccount;
  return {
    to,
    language,
    subject,
    text: `${text(`${settings.storefrontUrl}/login`)}\n\n${texts.unasked}`,
  };
}

/** A code as a text message. The last line lets browsers offer it to pages of the mall only. */
export function codeText(
  {
    policy,
    settings: { storefrontUrl },
    language,
  }: Pick<Context, 'policy' | 'settings' | 'language'>,
  purpose: CodePurpose,
  digits: string,
): string {
  const { sms, uses } = authTexts[language];
  const host = URL.canParse(storefrontUrl) ? new URL(storefrontUrl).hostname : '';
  const text = sms({ digits, minutes: policy.code.minutes, use: uses[purpose] });
  return `${text}\n\n@${host} #${digits}`;
}
