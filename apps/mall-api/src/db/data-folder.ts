import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../config/startup-error';

/** Another process has opened the data folder. */
export class FolderInUseError extends StartupError {}

const LOCK = 'mall-api.lock';
/** Folders locked by this process: its own id in a lock file proves nothing. */
const ownLocks = new Set<string>();

/**
 * Creates the data folder and locks it for this process: the embedded database breaks when two processes open
 * it. Returns the release function. A lock left by a dead process is taken over.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = join(folder, LOCK);
  try {
    makeFolder(folder);
    writeLock(folder, lock);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)}). Choose another with MALL_DATA_DIR.`,
    );
  }
  ownLocks.add(lock);
  return () => {
    if (ownLocks.delete(lock)) rmSync(lock, { force: true });
  };
}

/** Node's own recursive mode never returns where the system keeps answering ENOENT, as in /proc. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder);
  }
}

function writeLock(folder: string, lock: string): void {
  const mine = JSON.stringify({ pid: process.pid, born: statOf(process.pid)?.born ?? null });
  try {
    writeFileSync(lock, mine, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = readOwner(lock);
    if (ownLocks.has(lock) || (owner && isAlive(owner))) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by another process (${owner?.pid ?? process.pid}). Stop it, or choose another folder with MALL_DATA_DIR.`,
      );
    }
    rmSync(lock, { force: true });
    writeFileSync(lock, mine, { flag: 'wx' });
  }
}

interface Owner {
  pid: number;
  born: string | null;
}

function readOwner(lock: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    return typeof owner === 'object' && owner && 'pid' in owner ? (owner as Owner) : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, born }: Owner): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const found = statOf(pid);
  // A zombie has ended, but nobody has waited for it: an init process may never do so
  if (found?.state === 'Z') return false;
  // Process ids are reused, at the latest after a reboot, so the start time must match
  return born === null || !found || born === found.born;
}

/** State and start time of a process if the system reports them (Linux). */
function statOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], born: fields[19] };
  } catch {
    return undefined;
  }
}
