import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createGentleStop, type GentleStop, type StopRules } from './gentle-stop';
import { get, openServer, readAll } from './testing/open-server';
import { steadyLoad } from './testing/steady-load';

let opened: Awaited<ReturnType<typeof openServer>>;
let stop: GentleStop;
let isReady = true;
afterEach(() => opened.close());

async function open(rules: Partial<StopRules> = {}, listener?: RequestListener) {
  isReady = true;
  const answer: RequestListener = ({ url }, res) => {
    res.statusCode = url === '/readyz' && !isReady ? 503 : 200;
    res.end('x');
  };
  opened = await openServer(listener ?? answer, (server) => {
    const given = { delay: 600_000, patience: 60_000, ...rules };
    stop = createGentleStop(server, given, () => (isReady = false));
  });
}

/** A server that answers when told to. */
async function openSlow(rules: Partial<StopRules>) {
  const waiting: (() => void)[] = [];
  await open(rules, (_, res) => void waiting.push(() => res.end('late')));
  return {
    waiting,
    async ask() {
      const socket = await opened.connect();
      socket.write(get('/'));
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      return socket;
    },
  };
}

it('says that it is not ready, and still answers, with the wish to close', async () => {
  await open();
  const unused = await opened.connect();
  const stopped = stop();
  expect(isReady).toBe(false);
  const late = await opened.connect();
  late.write(get('/'));
  expect(await readAll(late)).toMatch(/^HTTP\/1.1 200 OK\r\nConnection: close/);
  unused.write(get('/'));
  expect(await readAll(unused)).toMatch(/Connection: close/);
  void stop();
  await stopped;
  await expect(opened.connect().then((socket) => once(socket, 'close'))).rejects.toThrow(
    'ECONNREFUSED',
  );
});

it('answers what runs when it is told to stop, with the wish to close', async () => {
  const { waiting, ask } = await openSlow({ delay: 0 });
  const running = await ask();
  const stopped = stop();
  const text = readAll(running);
  waiting.forEach((go) => go());
  expect(await text).toMatch(/Connection: close[^]*late/);
  await stopped;
});

it('closes connections that nobody uses', async () => {
  await open({ delay: 100 });
  const unused = await opened.connect();
  const closed = readAll(unused);
  await stop();
  expect(await closed).toBe('');
});

it('does not wait for ever', async () => {
  const { ask } = await openSlow({ delay: 0, patience: 50 });
  const running = await ask();
  const closed = once(running, 'close');
  await stop();
  await closed;
});

it('breaks nothing off under load', async () => {
  await open({ delay: 300 });
  const address = opened.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const load = steadyLoad(`http://127.0.0.1:${port}`, '/', (status) => status === 200);
  await load.begun;
  await stop();
  const { fine, failures } = await load.ended;
  expect(failures).toEqual([]);
  expect(fine).toBeGreaterThan(12);
});
