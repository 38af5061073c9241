import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startServerProcess } from '../testing/processes';

const folder = mkdtempSync(join(tmpdir(), 'mall-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url));

/** Runs a program of the server from source; resolves to its exit code and output. */
const run = (name: string, args: string[], env: Record<string, string>) =>
  new Promise<{ code: number; out: string; notes: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import=tsx', '--conditions=vermilion-source', program(name), ...args],
      { env: { PATH: process.env.PATH, MALL_MODE: 'trial', MALL_DATA_DIR: folder, ...env } },
      (_error, out, notes) => resolve({ code: child.exitCode ?? -1, out, notes }),
    );
  });

describe('process', () => {
  it('is a program: its first key opens the server that has the same data', async () => {
    const made = ['--json', 'key', 'create', 'owner', '--scopes', 'all', '--local'];
    expect(await run('mall-admin', made, {})).toMatchObject({
      code: 2,
      notes: expect.stringContaining('migrate'),
    });
    await run('main', ['migrate'], {});
    const { out } = await run('mall-admin', made, {});
    const { key } = JSON.parse(out);
    const server = await startServerProcess('', { MALL_DATA_DIR: folder });
    try {
      const env = { MALL_ADMIN_URL: server.url, MALL_ADMIN_KEY: key };
      const self = await run('mall-admin', ['--json', 'key', 'self'], env);
      expect(self).toMatchObject({ code: 0, out: expect.stringContaining('"owner"') });
      const local = await run('mall-admin', made, {});
      expect(local).toMatchObject({ code: 2, notes: expect.stringContaining('in use') });
    } finally {
      await server.kill();
    }
  }, 300_000);
});
