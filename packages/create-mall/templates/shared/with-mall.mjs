// Runs a command with MALL_API_URL set: without one in the environment or in .env, to a mock of the mall.
// Usage: node with-mall.mjs COMMAND [ARGUMENT ...]
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

if (existsSync('.env')) process.loadEnvFile('.env');
const port = process.env.MOCK_PORT ?? '4010';
const shell = process.platform === 'win32';
const run = (command, args) =>
  spawn(command, args, {
    env: { ...process.env, MALL_API_URL: process.env.MALL_API_URL ?? `http://127.0.0.1:${port}` },
    stdio: 'inherit',
    shell,
  });

const [command, ...args] = process.argv.slice(2);
const bin = new URL('bin/mall-mock.mjs', import.meta.resolve('@vermilion/api-client/package.json'));
const mock = process.env.MALL_API_URL
  ? undefined
  : spawn(process.execPath, [fileURLToPath(bin), '--port', port, '--data', 'mall/goods.json'], {
      stdio: 'inherit',
    });
const app = run(command, args);
app.on('exit', (code) => {
  mock?.kill();
  process.exitCode ??= code ?? 0;
});
// For example because another app's mock has the port: without this the app would show that one's data
mock?.on('exit', (code) => {
  if (!code) return;
  console.error('Set another MOCK_PORT in .env.');
  process.exitCode = code;
  app.kill();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => app.kill(signal));
