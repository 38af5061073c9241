import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../session';
import type { Invocation } from '../with-client';
import { callByName } from './call-by-name';
import type { ContractCall } from './contract-call';
import { thingOf } from './names';
import type { Reader } from './read-current';
import { showingStale } from './send';
import { currentOf } from './stale';
import { type Fields, readFields } from './typed-body';

/**
 * Opens a thing in the editor and saves it; resolves to undefined if nothing was changed. What is typed and refused
 * stays in its file, with the command that sends it.
 */
export async function edit(
  { client, terminal }: Pick<Invocation, 'client' | 'terminal'>,
  { call, reader }: { call: ContractCall; reader: Reader },
  params: Fields,
  query: Fields,
): Promise<unknown> {
  const before = await reader.read(client, { ...query, ...params });
  const editor = terminal.env.VISUAL || terminal.env.EDITOR;
  if (!editor) throw new UsageError('Set EDITOR to the editor to use.');
  const file = join(await mkdtemp(join(tmpdir(), 'mall-admin-')), `${thingOf(call)}.json`);
  await writeFile(file, `${JSON.stringify(before, null, 2)}\n`, { mode: 0o600 });
  try {
    await openEditor(editor, file);
    const typed = await readFields(file, terminal.stdin);
    const isChanged = JSON.stringify(typed) !== JSON.stringify(before);
    const saved = isChanged
      ? await showingStale(terminal, typed, () => callByName(client, call, { ...typed, ...params }))
      : undefined;
    await rm(join(file, '..'), { recursive: true });
    return saved;
  } catch (error) {
    const words = ['mall-admin', thingOf(call), 'save', ...Object.values(params), '--file', file];
    const version = currentOf(error)?.version;
    const save = [...words, ...(version === undefined ? [] : ['--version', version])].join(' ');
    terminal.note(`Your text is in ${file}. Correct it there, and send it: ${save}`);
    throw error;
  }
}

/** Waits until the editor is closed. */
async function openEditor(editor: string, file: string): Promise<void> {
  // a shell, since the variable may hold arguments, such as `code --wait`
  const child = spawn(`${editor} "${file}"`, { shell: true, stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new UsageError(`The editor ${editor} has failed.`);
}
