import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from './problem.mjs';

const tasks = new Set();
let ending;

/** Whether this process is on its way out: what ends now was told to. */
export const isEnding = () => ending !== undefined;

/**
 * Registers what has to be undone before the process ends, on whatever path it ends.
 * The returned function does it now and takes it off the list.
 */
export function atEnd(task) {
  tasks.add(task);
  return async () => {
    if (tasks.delete(task)) await task();
  };
}

/** Undoes everything that is registered, the last thing first. */
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

/** A folder of our own in the system's temp folder; removed at the end. */
export function tempFolder(purpose) {
  const folder = mkdtempSync(join(tmpdir(), `vermilion-${purpose}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  atEnd(remove);
  process.once('exit', remove);
  return folder;
}

/** Lends a temp folder to some work and removes it right after. */
export async function withTempFolder(purpose, work) {
  const folder = mkdtempSync(join(tmpdir(), `vermilion-${purpose}-`));
  const remove = atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  try {
    return await work(folder);
  } finally {
    await remove();
  }
}

/**
 * npm passes a signal on to the shell between us, and dies; the shell dies and leaves us behind. So, when
 * npm has started us, a parent that is gone means that we were told to end.
 */
function onNpmGone(end) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}

/**
 * Runs a script's main function: its number is the exit code, a signal or an error cleans up first.
 * `signalCode` maps a signal to an exit code; by default the shell's custom, 128 + its number.
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
