import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';

/** Prints the mode it was loaded in, as React would see it, and the mode it was started in. */
const fakeBuild = `
const loadedIn = process.env.NODE_ENV;
export const readConfig = (env) => env.NODE_ENV;
export const startupNotices = (_env, startedIn) => ['loaded in ' + loadedIn + ', started in ' + startedIn];
export const startObserving = async () => ({ stop: async () => {} });
export const builtApp = () => {};
export const serve = () => {};
`;

describe('main', () => {
  test.each([undefined, 'development', 'test'])(
    'the built server loads its parts for production, started in %s',
    async (mode) => {
      const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      mkdirSync(join(folder, 'server'));
      mkdirSync(join(folder, 'dist', 'server'), { recursive: true });
      const main = join(folder, 'server', 'main.mjs');
      copyFileSync(new URL('main.mjs', import.meta.url), main);
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
      writeFileSync(join(folder, 'dist', 'server', 'serve.js'), fakeBuild);
      const { NODE_ENV: _, ...env } = process.env;
      const { stdout } = await promisify(execFile)(process.execPath, [main], {
        env: { ...env, ...(mode && { NODE_ENV: mode }) },
      });
      expect(stdout.trim()).toBe(`storefront: loaded in production, started in ${mode}`);
    },
  );
});
