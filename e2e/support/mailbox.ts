import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from './outbox';

/** A mail server for one mall: keeps what is sent. Starts on a free port; `url` is a value of MALL_SMTP_URL. */
export async function openMailbox() {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const createdAt = new Date().toISOString();
      buffer(stream)
        .then((mail) => PostalMime.parse(mail))
        .then(({ subject = '', text = '' }) => {
          const code = /\b\d{6}\b/.exec(text)?.[0] ?? null;
          for (const { address } of session.envelope.rcptTo)
            mails.unshift({ to: address, subject, text, code, createdAt });
          done();
        }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The mails to an address, newest first. */
    mailsTo: async (address: string) => mails.filter(({ to }) => to === address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
