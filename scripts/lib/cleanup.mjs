import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from './problem.mjs';

const tasks = new Set();
const folders = new Set();
let ending;

/** Whether this process is shutting down. */
export const isEnding = () => ending !== undefined;

/**
 * Registers a cleanup that runs when the process ends, for any reason. The returned function runs
 * it now and unregisters it.
 */
export function atEnd(task) {
  tasks.add(task);
  return async () => {
    if (tasks.delete(task)) await task();
  };
}

/** Runs all registered cleanups, last first. */
export async function cleanUp() {
  for (const task of [...tasks].reverse()) {
    tasks.delete(task);
    try {
      await task();
    } catch (error) {
      console.error(describe(error));
    }
  }
}

/** A temporary folder, removed at the end. */
export function tempFolder(purpose) {
  const folder = mkdtempSync(join(tmpdir(), `vermilion-${purpose}-`));
  // Also by `process.exit`
  if (folders.size === 0) process.once('exit', () => folders.forEach(removeFolder));
  folders.add(folder);
  atEnd(() => removeFolder(folder));
  return folder;
}

const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/** Runs work with a temporary folder that is removed afterwards. */
export async function withTempFolder(purpose, work) {
  const folder = mkdtempSync(join(tmpdir(), `vermilion-${purpose}-`));
  const remove = atEnd(() => removeFolder(folder));
  try {
    return await work(folder);
  } finally {
    await remove();
  }
}

/**
 * npm forwards a signal to the shell between us and exits; the shell exits without us. So, when
 * started by npm, a missing parent means that we should end.
 */
function onNpmGone(end) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}

/**
 * Runs the main function of a script: its number is the exit code; signals and errors run cleanups
 * first. `signalCode` maps a signal to an exit code; default: 128 + its number.
 */
export async function main(body, signalCode = (signal) => 128 + constants.signals[signal]) {
  const end = (code) => (ending ??= cleanUp().then(() => process.exit(code)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void end(signalCode(signal)));
  }
  onNpmGone(() => void end(signalCode('SIGTERM')));
  const fail = (error) => {
    if (!ending) console.error(describe(error));
    return end(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    await end((await body()) ?? 0);
  } catch (error) {
    await fail(error);
  }
}
