import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from './cleanup.mjs';
import { root } from './root.mjs';
import { stepOutput } from './step-output.mjs';

const windows = process.platform === 'win32';
const living = new Set();

// Last resort: child processes never outlive this process.
process.once('exit', () => living.forEach((child) => signalGroup(child, 'SIGKILL')));

/** Signals a child and its descendants. */
function signalGroup(child, signal) {
  try {
    if (child.leadsGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // already exited
  }
}

/**
 * Starts a child in a separate process group, so that Ctrl+C reaches only us and we stop it in
 * order. Options as of `child_process.spawn`, and `endWith`, the stop signal. Returns `{ child,
 * ended, stop }`: `ended` resolves to `{ code, signal }`, `stop` signals, waits and finally kills.
 */
export function launch(command, args, { patience = 8000, endWith = 'SIGTERM', ...options } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !windows,
    ...options,
  });
  child.leadsGroup = !windows && options.detached !== false;
  living.add(child);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  }).then((result) => {
    signalGroup(child, 'SIGKILL'); // remaining grandchildren
    living.delete(child);
    return result;
  });
  const stop = atEnd(async () => {
    if (!living.has(child)) return;
    signalGroup(child, endWith);
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
    await ended;
    clearTimeout(timer);
  });
  void ended.then(stop); // unregister
  return { child, ended, stop };
}

/**
 * Runs a command. Resolves to `{ code, output }`, never rejects. With `quiet` the output is
 * captured, otherwise it is forwarded.
 */
export async function run(command, args, { quiet = false, timeoutMs, ...options } = {}) {
  const output = quiet ? undefined : stepOutput();
  const isPiped = quiet || output !== undefined;
  const stdio = isPiped ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  const { child, ended, stop } = launch(command, args, { stdio, patience: 2000, ...options });
  const parts = [];
  const take = (part) => (output ? output.write(part) : parts.push(part));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', take);
  const drained = isPiped && new Promise((resolve) => child.once('close', resolve));
  const timer = timeoutMs && setTimeout(() => void stop(), timeoutMs);
  const { code, error } = await ended;
  clearTimeout(timer);
  // a grandchild may keep the pipe open
  if (!error) await Promise.race([drained, pause(5000, undefined, { ref: false })]);
  return { code: code ?? 1, output: error ? error.message : Buffer.concat(parts).toString() };
}

/** Runs a file with the current Node, or with that of the path `node`. */
export const runNode = (args, { node = process.execPath, ...options } = {}) =>
  run(node, args, options);

/** Runs a package.json script of the workspace with its binaries on the PATH, without a package manager. */
export function runScript(folder, script, { env = process.env, ...options } = {}) {
  const bins = [join(folder, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')];
  const path = [...bins, env.PATH].join(delimiter);
  return run(script, [], { cwd: folder, shell: true, env: { ...env, PATH: path }, ...options });
}
