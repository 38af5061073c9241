import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorTable } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noLocalWork } from '../../testing/no-local-work';
import { createProgram, runAdmin } from '../program';
import { type ContractCall, operatorCalls } from './contract-call';
import { actionOf, HAND_WRITTEN, kebab, thingOf } from './names';
import { kindOf } from './schema';

const never = () => Promise.reject(new Error('not expected'));
const silent = { env: {}, out: () => {}, note: () => {}, stdin: () => never() as never };
const local = noLocalWork;
const program = createProgram(silent, local);

/** Every command that does something, by its words. */
const commands = new Map(
  program.commands.flatMap((group) => [
    ...(group.commands.length ? [] : [[group.name(), group] as const]),
    ...group.commands.map((command) => [`${group.name()} ${command.name()}`, command] as const),
  ]),
);
const handWritten: Record<string, string> = HAND_WRITTEN;
const generated = operatorCalls.filter(({ id }) => !(id in handWritten));

/** The words of a generated command. */
const wordsOf = (call: ContractCall) => {
  const own = `${thingOf(call)} ${kebab(call.id)}`;
  return commands.has(own) ? own : `${thingOf(call)} ${actionOf(call)}`;
};

/** The last request, by a server that answers every call with nothing. */
let last: { target: string; body: string; headers: Record<string, unknown> };
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  last = { target: `${request.method} ${request.url}`, body, headers: request.headers };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ code: 200, message: 'success', data: null }));
});
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'mall-admin-'));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(args: string[], input = '{}') {
  const out: string[] = [];
  const console = {
    log: (text: string) => void out.push(text),
    error: (text: string) => void out.push(text),
  };
  const env = { MALL_ADMIN_URL: url, MALL_ADMIN_KEY: 'vmo_1' };
  const stdin = async function* () {
    yield Buffer.from(input);
  };
  const code = await runAdmin(args, { env, console, stdin }, local);
  return { code, out: out.join('\n') };
}

/** A command line that gives what the call requires. */
function lineOf(call: ContractCall, command: Command): string[] {
  const picture = join(folder, 'picture.png');
  writeFileSync(picture, 'a picture');
  const flags = [...call.query, ...(call.isForm ? (call.body ?? []) : [])]
    .filter(({ required }) => required)
    .flatMap(({ name, schema }) => {
      const names = [kebab(name), `field-${kebab(name)}`, 'picture'];
      const flag = names.find((one) => command.options.some(({ long }) => long === `--${one}`));
      const kind = kindOf(schema, call.schemas);
      const value =
        kind === 'file' ? picture : (schema.enum?.[0] ?? (kind === 'integer' ? 7 : 'x'));
      return kind === 'boolean' ? [`--${flag}`] : [`--${flag}`, String(value)];
    });
  return [...wordsOf(call).split(' '), ...call.params.map(() => '7'), ...flags];
}

describe('commands for the calls of operators', () => {
  it('are all there', () => {
    const missing = Object.keys(operatorTable).filter(
      (id) => !generated.some((call) => call.id === id) && !commands.has(handWritten[id] ?? ''),
    );
    expect(missing).toEqual([]);
    expect(Object.keys(handWritten).filter((id) => !(id in operatorTable))).toEqual([]);
  });

  it('have a name each', () => {
    const names = [...generated.map(wordsOf), ...Object.values(handWritten)];
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(generated.map((call) => [wordsOf(call), call] as const))(
    '%s describes and makes its call',
    async (name, call) => {
      const command = commands.get(name) as Command;
      const help = await run([...name.split(' '), '--help']);
      expect(help.code).toBe(0);
      expect(help.out.replace(/\s+/g, ' ')).toContain(call.summary);
      const hasBody = call.body && !call.isForm;
      const line = [...lineOf(call, command), ...(hasBody ? ['--file', '-'] : [])];
      expect(await run(line, JSON.stringify(call.example ?? {}))).toMatchObject({ code: 0 });
      const [method, path] = operatorTable[call.id as keyof typeof operatorTable];
      expect(last.target.split('?')[0]).toBe(`${method} ${path.replace(/\{\w+\}/g, '7')}`);
      if (hasBody) expect(JSON.parse(last.body)).toEqual(call.example);
      if (call.takesIdempotencyKey)
        expect(last.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
      if (call.isForm) expect(last.headers['content-type']).toContain('multipart/form-data');
    },
  );

  it('have an option for every value that a line can hold', () => {
    const lacking = generated.flatMap((call) => {
      const { options } = commands.get(wordsOf(call)) as Command;
      return [...call.query, ...(call.body ?? [])]
        .filter(({ schema }) => !['other', 'file'].includes(kindOf(schema, call.schemas)))
        .map(({ name }) => kebab(name))
        .filter(
          (flag) => !options.some(({ long }) => long === `--${flag}` || long === `--field-${flag}`),
        )
        .map((flag) => `${wordsOf(call)} --${flag}`);
    });
    expect(lacking).toEqual([]);
  });
});
