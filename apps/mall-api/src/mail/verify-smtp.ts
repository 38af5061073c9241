import { createTransport } from 'nodemailer';
import { withTimeouts } from './smtp-mailer';

const TIMEOUT = 5000;

/** Signs in to a mail server, and sends nothing. Rejects when that fails or takes too long. */
export async function verifySmtp(url: string, timeout = TIMEOUT): Promise<void> {
  const transport = createTransport(withTimeouts(url, timeout));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
