import type { Settings } from '../config/settings';
import type { Mail } from '../kernel/mailer';
import type { Policy } from '../policy/policy';
import type { CodePurpose } from './codes';

const texts: Record<CodePurpose, { subject: string; use: string }> = {
  register: { subject: 'Your registration code', use: 'to open your account' },
  'sign-in': { subject: 'Your code to sign in', use: 'to sign in' },
  'reset-password': { subject: 'Your code for a new password', use: 'to set a new password' },
  'change-password': { subject: 'Your code for a new password', use: 'to set a new password' },
  settlement: { subject: 'Your code for your application', use: 'to apply as a merchant' },
  order: { subject: 'Your code for your order', use: 'to see your order' },
};

export function codeMail({ code }: Policy, purpose: CodePurpose, to: string, digits: string): Mail {
  const { subject, use } = texts[purpose];
  return {
    to,
    subject,
    code: digits,
    text: `${digits} is your code ${use}. It is good for ${code.minutes} minutes and can be used once.\n\nIf you did not ask for it, you need not do anything.`,
  };
}

/**
 * The e-mail sent when a code would be useless: it tells the owner of the mailbox what the requester must not
 * learn.
 */
export function accountMail({ storefrontUrl }: Settings, hasAccount: boolean, to: string): Mail {
  const ending = 'If you did not ask for this, you need not do anything.';
  return hasAccount
    ? {
        to,
        subject: 'You already have an account',
        text: `Somebody wants to open an account with this email address, which has one already. Sign in at ${storefrontUrl}/login, or ask there for a new password.\n\n${ending}`,
      }
    : {
        to,
        subject: 'There is no account with this address',
        text: `Somebody wants a new password for this email address, which has no account with a password. You can open one at ${storefrontUrl}/login.\n\n${ending}`,
      };
}

/** A code as a text message. The last line lets browsers offer it to pages of the mall only. */
export function codeText(
  { code }: Policy,
  { storefrontUrl }: Settings,
  purpose: CodePurpose,
  digits: string,
): string {
  const { use } = texts[purpose];
  const host = URL.canParse(storefrontUrl) ? new URL(storefrontUrl).hostname : '';
  return `${digits} is your code ${use}, good for ${code.minutes} minutes. Tell it nobody.\n\n@${host} #${digits}`;
}
