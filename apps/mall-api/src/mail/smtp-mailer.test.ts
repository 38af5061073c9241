import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer';

const brandIn = () => ({
  name: 'Mall',
  url: 'https://mall.example',
  color: '#d4261a',
});
const hello = {
  to: 'ming@vermilion.example',
  language: 'en',
  subject: 'Hello',
  text: 'Hello\n\nand welcome',
  button: { label: 'Open', url: 'https://mall.example/a' },
  stopUrl: 'https://mall.example/stop',
  id: 'orderPaid.7',
} as const;
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
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, {
      from: 'mall@localhost',
      brandIn,
      timeout: 50,
    });
    const sending = mailer.send(hello);
    await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});
