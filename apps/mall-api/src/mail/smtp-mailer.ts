import { type Brand, renderMail } from '@vermilion/mails';
import { createTransport } from 'nodemailer';
import type { Language } from '../kernel/language';
import type { Mailer } from '../kernel/mailer';

/** Milliseconds: a person may be waiting for the code in the e-mail. */
const TIMEOUT = 10_000;

interface Options {
  /** The sender. */
  from: string;
  /** The look of the mall. */
  brandIn(language: Language): Brand;
  timeout?: number;
}

/**
 * Sends through an SMTP server, `smtp://user:password@host:port`. Rejects when the server does not respond in
 * time; nodemailer's own timeouts are up to ten minutes.
 */
export function createSmtpMailer(
  url: string,
  { from, brandIn, timeout = TIMEOUT }: Options,
): Mailer {
  const transport = createTransport(withTimeouts(url, timeout), { from });
  return {
    async send({ to, text, language, id, ...content }) {
      const brand = brandIn(language);
      const texts = text.split('\n\n');
      const mail = await renderMail({ ...content, language, brand, texts });
      const messageId = id && `<${id}@${new URL(brand.url).hostname}>`;
      await transport.sendMail({ to, ...mail, messageId });
    },
  };
}

/** nodemailer takes its options from the query of the URL; those that are set already stay. */
export function withTimeouts(url: string, timeout: number): string {
  const address = new URL(url);
  const options = ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout'];
  for (const name of options) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(timeout));
  }
  return address.href;
}
