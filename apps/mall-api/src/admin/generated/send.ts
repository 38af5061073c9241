import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { type AdminTerminal, UsageError } from '../session';
import type { Invocation } from '../with-client';
import { callByName } from './call-by-name';
import type { ContractCall } from './contract-call';
import { given, type OptionOf } from './options';
import type { Reader } from './read-current';
import { currentOf, showStale } from './stale';
import { type Fields, pick, readBytes, readFields, readJson } from './typed-body';

/** A command of a call: what its line can give. */
export interface CallCommand {
  call: ContractCall;
  command: Command;
  /** Of the query and the body. */
  options: readonly OptionOf[];
  /** Of what only reading needs. */
  readerOptions: readonly OptionOf[];
  reader: Reader | undefined;
}

type Caller = Pick<Invocation, 'client' | 'terminal'>;

/** Sends a call as its command line says; resolves to the data. Refuses a line that lacks a required field. */
export async function send(
  { client, terminal }: Caller,
  typing: CallCommand,
  params: Fields,
): Promise<unknown> {
  const { call, command, options } = typing;
  const { note } = command.opts<{ note?: string }>();
  const headers: Record<string, string> = call.takesIdempotencyKey
    ? { 'idempotency-key': note ?? randomUUID() }
    : {};
  const typed = await withFiles(given(command, options), options);
  const query = pick(typed, call.query);
  const body = call.bodyArgument
    ? { [call.bodyArgument]: await wholeBody(typing, terminal) }
    : await bodyOf({ client, terminal }, typing, { params, typed });
  requireFields(typing, { ...query, ...body });
  return showingStale(terminal, body, () =>
    callByName(client, call, { ...params, ...query, ...body }, { headers }),
  );
}

function wholeBody({ command }: CallCommand, { stdin }: AdminTerminal): Promise<unknown> {
  const { file } = command.opts<{ file?: string }>();
  if (!file) throw new UsageError('Missing: --file.');
  return readJson(file, stdin);
}

/** What there is (`--read`), overridden by the file, overridden by the options. */
async function bodyOf(
  { client, terminal }: Caller,
  { call, command, readerOptions, reader }: CallCommand,
  { params, typed }: { params: Fields; typed: Fields },
): Promise<Fields> {
  const { file, read } = command.opts<{ file?: string; read?: boolean }>();
  const asked = { ...typed, ...given(command, readerOptions), ...params };
  const current = read && reader ? await reader.read(client, asked) : undefined;
  return {
    ...current,
    ...(file && (await readFields(file, terminal.stdin))),
    ...(current && { version: current.version }),
    ...pick(typed, call.body ?? []),
  };
}

/** Shows what a stale write differs in, before its refusal is printed. */
export async function showingStale<Data>(
  terminal: AdminTerminal,
  sent: Fields,
  work: () => Promise<Data>,
): Promise<Data> {
  try {
    return await work();
  } catch (error) {
    const current = currentOf(error);
    if (current) showStale(terminal, sent, current);
    throw error;
  }
}

function requireFields({ call, options, reader }: CallCommand, fields: Fields): void {
  const missing = options.filter(({ value }) => value.required && !(value.name in fields));
  if (missing.length === 0) return;
  const names = missing.map(({ flag, value }) =>
    flag ? `--${flag}` : `"${value.name}" in --file`,
  );
  const hints = [
    call.body && !call.isForm && '--file can have them, too.',
    reader && '--read takes the version from the server.',
  ];
  throw new UsageError([`Missing: ${names.join(', ')}.`, ...hints].filter(Boolean).join(' '));
}

/** Reads the files that are sent as such. */
async function withFiles(typed: Fields, options: readonly OptionOf[]): Promise<Fields> {
  const files = options.filter(({ isFile, value }) => isFile && value.name in typed);
  const read = files.map(async ({ value: { name } }) => {
    const path = String(typed[name]);
    return [name, new File([await readBytes(path)], basename(path))] as const;
  });
  return { ...typed, ...Object.fromEntries(await Promise.all(read)) };
}
