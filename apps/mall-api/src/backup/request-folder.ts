import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../config/startup-error';

/**
 * The embedded database can only be copied by the process that has opened it. Whoever may write to its folder asks for a
 * copy by a file there, whose content names the answer.
 */
const REQUEST = 'backup-wanted';

const answerOf = (folder: string, name: string) => ({
  part: join(folder, `backup-${name}.part`),
  copy: join(folder, `backup-${name}.tar.gz`),
  error: join(folder, `backup-${name}.error`),
});

/** Writes copies that are asked for in the data folder; the returned function ends that. */
export function answerBackups(folder: string, copy: () => Promise<Blob>): () => Promise<void> {
  let working = Promise.resolve();
  const answer = async () => {
    const name = takeRequest(folder);
    if (name === undefined) return;
    const files = answerOf(folder, name);
    try {
      await writeFile(files.part, (await copy()).stream());
      renameSync(files.part, files.copy);
    } catch (error) {
      rmSync(files.part, { force: true });
      writeFileSync(files.error, error instanceof Error ? error.message : String(error));
    }
  };
  const watcher = watch(folder, (_event, name) => {
    if (name === REQUEST) working = working.then(answer);
  });
  watcher.unref();
  return async () => {
    watcher.close();
    await working;
  };
}

function takeRequest(folder: string): string | undefined {
  const file = join(folder, REQUEST);
  if (!existsSync(file)) return undefined;
  const name = readFileSync(file, 'utf8');
  rmSync(file);
  return /^[\w-]{1,100}$/.test(name) ? name : undefined;
}

const LONGEST = 600_000;
const EVERY = 100;

/** Asks the process that has opened the data folder for a copy; resolves to its file, which the caller removes. */
export async function requestBackup(folder: string): Promise<string> {
  const name = randomUUID();
  const files = answerOf(folder, name);
  const own = join(folder, `${REQUEST}-${name}`);
  writeFileSync(own, name);
  renameSync(own, join(folder, REQUEST));
  for (let waited = 0; waited < LONGEST; waited += EVERY) {
    if (existsSync(files.copy)) return files.copy;
    if (existsSync(files.error)) {
      const reason = readFileSync(files.error, 'utf8');
      rmSync(files.error);
      throw new StartupError(`The server could not copy its database: ${reason}`);
    }
    await pause(EVERY);
  }
  throw new StartupError('The server that has opened the data folder does not answer.');
}
