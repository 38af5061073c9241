import { describe, expect, onTestFinished, test } from 'vitest';
import { addHealth } from '../health';
import type { Deps } from '../kernel/context';
import { createServer } from './server';
import { refuseUnderPressure } from './under-pressure';

const unlimited = { maxEventLoopDelay: 0, maxHeapBytes: 0 };

async function open(limits: Partial<typeof unlimited>) {
  const logs: string[] = [];
  const app = createServer({
    logLevel: 'warn',
    trustProxy: { proxies: [], refusesOthers: false },
    largestFile: 1000,
    logStream: { write: (line) => void logs.push(line) },
  });
  onTestFinished(() => app.close());
  addHealth(app, {} as Pick<Deps, 'db'>, { ready: true });
  await app.register(async (api) => {
    await refuseUnderPressure(api, { ...unlimited, ...limits });
    api.get('/call', () => ({ code: 200 }));
  });
  const ask = async (url: string) => {
    const answer = await app.inject(url);
    const { code } = answer.json<{ code?: number }>();
    return { status: answer.statusCode, code, wait: answer.headers['retry-after'] };
  };
  return { ask, logs };
}

const served = { status: 200, code: 200, wait: undefined };
const refused = { status: 200, code: 503, wait: '1' };
/** It measures once a second. */
const soon = { timeout: 20_000 };

describe('refuseUnderPressure', () => {
  test('a process that is short of memory says so, and still tells that it lives', async () => {
    const { ask, logs } = await open({ maxHeapBytes: 1 });
    expect(await ask('/call')).toEqual(served);
    await expect.poll(() => ask('/call'), soon).toEqual(refused);
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
    expect(logs.join('')).toContain('under pressure');
  });

  test('a process that is late with its work says so until it is no longer', async () => {
    const { ask } = await open({ maxEventLoopDelay: 50 });
    const busy = setInterval(() => block(200), 1);
    await expect.poll(() => ask('/call'), soon).toEqual(refused);
    clearInterval(busy);
    await expect.poll(() => ask('/call'), soon).toEqual(served);
  });

  test('without limits nobody is refused', async () => {
    const { ask } = await open({});
    block(1200);
    expect(await ask('/call')).toEqual(served);
  });

  /** Blocks the event loop for some milliseconds. */
  function block(milliseconds: number) {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  }
});
