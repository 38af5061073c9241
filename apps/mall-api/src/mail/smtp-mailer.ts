import { createTransport } from 'nodemailer';
import type { Mailer } from '../kernel/mailer';

/** Milliseconds: a person may be waiting for the code in the e-mail. */
const TIMEOUT = 10_000;

/**
 * Sends through an SMTP server, `smtp://user:password@host:port`. Rejects when the server does not respond in
 * time; nodemailer's own timeouts are up to ten minutes.
 */
export function createSmtpMailer(url: string, from: string, timeout = TIMEOUT): Mailer {
  const transport = createTransport(withTimeouts(url, timeout), { from });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
  };
}

/** nodemailer takes its options from the query of the URL; those that are set already stay. */
function withTimeouts(url: string, timeout: number): string {
  const address = new URL(url);
  const options = ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout'];
  for (const name of options) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(timeout));
  }
  return address.href;
}
