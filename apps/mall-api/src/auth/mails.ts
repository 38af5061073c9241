import type { Mail } from '../mail/mailer';
import type { Policy } from '../policy';
import type { CodePurpose } from './codes';

const texts: Record<CodePurpose, { subject: string; use: string }> = {
  register: { subject: 'Your registration code', use: 'to open your account' },
  'reset-password': { subject: 'Your code for a new password', use: 'to set a new password' },
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
