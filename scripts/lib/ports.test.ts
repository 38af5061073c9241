import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, portSetting, requirePort } from './ports.mjs';

describe('portSetting', () => {
  it('takes the fallback when nothing is set', () => {
    expect(portSetting('PORT', 3000, {})).toBe(3000);
    expect(portSetting('PORT', 3000, { PORT: ' ' })).toBe(3000);
  });

  it.each(['abc', '0', '70000', '-1', '30.5', '0x10'])('refuses %s by name', (text) => {
    expect(() => portSetting('PORT', 3000, { PORT: text })).toThrow(/^PORT is/);
  });
});

describe('requirePort', () => {
  it('says which port is taken and which setting chooses another', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo; // a TCP server that listens has one
    await expect(requirePort(port, 'PORT')).rejects.toThrow(`Port ${port} is taken`);
    await expect(requirePort(port, 'PORT')).rejects.toThrow(/Choose another with PORT/);
    await new Promise((done) => server.close(done));
  });

  it('is content with a free one', async () => {
    await expect(requirePort(await freePort(), 'PORT')).resolves.toBeUndefined();
  });
});
