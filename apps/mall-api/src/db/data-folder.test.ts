import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder';

const folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
let shell: ChildProcess | undefined;
afterEach(() => {
  shell?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const stateOf = (pid: number) =>
  /\) (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';

describe('lockDataFolder', () => {
  test.runIf(process.platform === 'linux')(
    'takes over the lock of a process that has ended, also when nobody has waited for it',
    async () => {
      shell = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [pid] = (await once(shell.stdout!, 'data')).map(Number);
      await expect.poll(() => stateOf(pid ?? 0)).toBe('Z');
      writeFileSync(join(folder, 'mall-api.lock'), JSON.stringify({ pid, born: null }));
      lockDataFolder(folder)();
    },
  );
});
