import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let dataDir: string;
const closing: (() => Promise<void>)[] = [];
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'first-start-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** The program in a process group of its own, as a terminal starts it. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import=tsx', '--conditions=vermilion-source', main], {
    env: {
      PATH: process.env.PATH,
      MALL_MODE: 'trial',
      MALL_DATA_DIR: dataDir,
      MALL_API_PORT: '0',
      HOST: '127.0.0.1',
      MALL_MAX_EVENT_LOOP_DELAY: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  // Only when its children have ended too are the streams closed
  const closed = once(child, 'close');
  const { pid = 0 } = child;
  const signalGroup = (signal: NodeJS.Signals) => process.kill(-pid, signal);
  closing.push(async () => {
    if (child.exitCode === null && child.signalCode === null) signalGroup('SIGKILL');
    await closed;
  });
  return {
    lines,
    pid,
    signalGroup,
    closed,
    /** Resolves to the first line that matches. */
    said: (pattern: RegExp) =>
      expect
        .poll(() => lines.find((line) => pattern.test(line)) ?? lines.join('\n'), {
          timeout: 120_000,
        })
        .toMatch(pattern),
  };
}

const addressOf = (lines: readonly string[]) =>
  /listening on (http:\S+)$/m.exec(lines.join('\n'))?.[1] ?? '';

describe('a demo mall’s first start', () => {
  test('begins anew after it was killed while it filled the mall, and fills it once', async () => {
    const quick = { MALL_WARM_PICTURES: '0' };
    const killed = start(quick);
    await killed.said(/Creating \d+ goods/);
    // Its child must not go on filling without it
    process.kill(killed.pid, 'SIGKILL');
    await killed.closed;

    const second = start(quick);
    await second.said(/listening on/);
    expect(second.lines.join('\n')).toMatch(/Creating \d+ goods/);
    const list = await fetch(`${addressOf(second.lines)}/api/front/product/list`);
    expect((await list.json()).data.list).not.toEqual([]);
  }, 240_000);

  test('is not repeated; Ctrl+C while pictures are drawn ends the mall without a warning', async () => {
    const mall = start();
    await mall.said(/listening on/);
    expect(mall.lines.join('\n')).not.toMatch(/Creating \d+ goods/);
    const drawn = () => readdirSync(join(dataDir, 'pictures'), { recursive: true }).length;
    const before = drawn();
    await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThan(before);
    mall.signalGroup('SIGINT');
    expect(await mall.closed).toEqual([0, null]);
    expect(mall.lines.filter((line) => line.startsWith('{'))).toEqual([]);
    expect(mall.lines.at(-1)).toBe('mall-api: stopped');
  }, 240_000);
});
