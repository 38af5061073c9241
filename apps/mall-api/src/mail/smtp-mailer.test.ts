import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer';

const sockets: Socket[] = [];
const silent = createServer((socket) => sockets.push(socket));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

describe('createSmtpMailer', () => {
  it('does not wait for a mail server that accepts connections and says nothing', async () => {
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'mall@localhost', 50);
    const sending = mailer.send({ to: 'ming@vermilion.example', subject: 'Hello', text: 'Hello' });
    await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});
