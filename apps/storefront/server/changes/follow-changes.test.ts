import { createServer, type RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../testing/capture-log';
import { listen } from '../testing/listen';
import { createChangeLog } from './change-log';
import { followChanges } from './follow-changes';

const closing: (() => void)[] = [];
let logged: string[];
beforeEach(() => void (logged = captureLog()));
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A storefront that follows a feed with the given responses. */
async function open(answer: RequestListener) {
  const asked: { since: string | null; key: string | undefined }[] = [];
  const server = createServer((req, res) => {
    const { searchParams } = new URL(req.url ?? '', 'http://api');
    asked.push({ since: searchParams.get('since'), key: req.headers.authorization });
    answer(req, res);
  });
  const apiBase = `http://127.0.0.1:${await listen(server)}`;
  const log = createChangeLog();
  const stop = followChanges({ apiBase, key: 'secret', log, every: 1, patience: 50 });
  closing.push(() => {
    stop();
    server.close();
    server.closeAllConnections();
  });
  const source = (...tags: string[]) => ({ tags, requestedAt: log.now() });
  return { asked, log, source };
}

const told = (position: string, ...changed: string[]) =>
  JSON.stringify({ position, everything: false, changed, counted: [] });

describe('followChanges', () => {
  it('tells the log what changed, and asks from where it was', async () => {
    let turn = 0;
    const { asked, log, source } = await open((_req, res) => {
      turn += 1;
      res.end(turn === 5 ? told('5:5:', 'goods:25') : told(`${turn}:${turn}:`));
    });
    const [goods, other] = [source('goods:25'), source('goods:26')];
    await expect.poll(() => log.freshnessOf(goods)).toBe('outdated');
    expect(log.freshnessOf(other)).toBe('current');
    await expect.poll(() => asked.length).toBeGreaterThan(5);
    expect(asked[0]).toEqual({ since: '', key: 'Bearer secret' });
    expect(asked[5]?.since).toBe('5:5:');
  });

  it.each<[string, RequestListener]>([
    ['garbage', (_req, res) => res.end('<html>')],
    ['an envelope of another server', (_req, res) => res.end('{"code":404,"data":null}')],
    ['tags that are none', (_req, res) => res.end(told('1:1:').replace('[]', '[{}]'))],
    ['no end', (_req, res) => res.write(' '.repeat(300 * 1024))],
    ['nothing', () => {}],
    ['a way elsewhere', (_req, res) => res.writeHead(302, { location: '/elsewhere' }).end()],
    ['its connection closed', (req) => req.socket.destroy()],
  ])(
    'vouches for nothing when the feed answers with %s, says so once and goes on',
    async (_, answer) => {
      const { asked, log, source } = await open(answer);
      await expect.poll(() => asked.length).toBeGreaterThan(2);
      expect(log.freshnessOf(source('goods:1'))).toBe('unsettled');
      expect(logged).toHaveLength(1);
    },
  );

  it('names the setting when the server has another key', async () => {
    const { asked } = await open((_req, res) => res.writeHead(401).end('{"code":401}'));
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    expect(logged.join('')).toMatch(/MALL_CHANGES_KEY/);
  });

  it('goes on where it was when the feed comes back', async () => {
    let turn = 0;
    const { asked, log, source } = await open((req, res) => {
      turn += 1;
      if (turn > 2 && turn < 5) return void req.socket.destroy();
      res.end(told(`${turn}:${turn}:`));
    });
    await expect.poll(() => asked.length).toBeGreaterThan(5);
    expect(asked.slice(3, 5).map(({ since }) => since)).toEqual(['2:2:', '2:2:']);
    expect(log.freshnessOf(source('goods:1'))).toBe('current');
  });
});
