import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MallError, type OperatorCalls } from '@vermilion/api-client/operator';
import { Command } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import type { WithClient } from '../with-client';
import { readCalls } from './contract-call';
import { addContractCommands } from './contract-commands';

const folder = mkdtempSync(join(tmpdir(), 'mall-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Answer = (args: Record<string, unknown>) => unknown;

const integer = { type: 'integer' };
const text = { type: 'string' };
const answering = (data: object) => ({
  200: { content: { 'application/json': { schema: { properties: { data } } } } },
});
const rows = { type: 'array', items: { $ref: '#/components/schemas/Banner' } };
const page = answering({ properties: { list: rows, pages: integer, total: integer } });
const batch = answering({ properties: { entries: rows, next: { type: ['integer', 'null'] } } });
const inQuery = (name: string, schema: object) => ({ name, in: 'query', schema });
const id = { name: 'id', in: 'path', required: true, schema: integer };
const body = (type: string, schema: object) => ({ content: { [type]: { schema } } });

const banner = {
  properties: {
    url: { ...text, description: 'Where it leads' },
    kind: { anyOf: [{ enum: ['wide', 'tall'], ...text }, { type: 'null' }] },
    shown: { type: 'boolean' },
    goodsIds: { type: 'array', items: integer },
    texts: { type: 'object' },
  },
};
const version = { properties: { version: integer }, required: ['version'] };

/** Shapes that the contract of operators may have. */
const calls = readCalls(
  {
    banners: ['GET', '/api/operator/banner/list', 'required'],
    banner: ['GET', '/api/operator/banner/detail/{id}', 'required'],
    saveBanner: ['POST', '/api/operator/banner/save/{id}', 'required'],
    freight: ['GET', '/api/operator/banner/freight/{id}', 'required'],
    saveFreight: ['POST', '/api/operator/banner/freight/{id}', 'required'],
    hideBanner: ['POST', '/api/operator/banner/hide/{id}', 'required'],
    entries: ['GET', '/api/operator/money/entry/list', 'required'],
    uploadPicture: ['POST', '/api/operator/picture/upload', 'required'],
    closeShop: ['POST', '/api/operator/shop/close/{id}', 'required'],
    sortCategories: ['POST', '/api/operator/category/sort', 'required', { body: 'ids' }],
  },
  {
    components: { schemas: { Banner: banner } },
    paths: {
      '/api/operator/banner/list': {
        get: {
          parameters: [inQuery('page', integer), inQuery('limit', { ...integer, maximum: 2 })],
          responses: page,
        },
      },
      '/api/operator/banner/detail/{id}': {
        get: { parameters: [id], responses: answering(banner) },
      },
      '/api/operator/banner/save/{id}': {
        post: {
          parameters: [id],
          requestBody: body('application/json', { allOf: [version, banner] }),
          responses: answering(banner),
        },
      },
      '/api/operator/banner/freight/{id}': {
        get: { parameters: [id], responses: answering(version) },
        post: {
          parameters: [id],
          requestBody: body('application/json', { allOf: [version, banner] }),
          responses: answering({ type: 'null' }),
        },
      },
      '/api/operator/banner/hide/{id}': {
        post: {
          parameters: [id],
          requestBody: body('application/json', {
            properties: { ...version.properties, shown: { type: 'boolean' } },
          }),
          responses: answering({ type: 'null' }),
        },
      },
      '/api/operator/money/entry/list': {
        get: { parameters: [inQuery('before', integer)], responses: batch },
      },
      '/api/operator/picture/upload': {
        post: {
          requestBody: body('multipart/form-data', {
            required: ['multipart'],
            properties: {
              multipart: { contentMediaType: 'application/octet-stream' },
              shopId: integer,
            },
          }),
          responses: answering({ properties: { name: text } }),
        },
      },
      '/api/operator/shop/close/{id}': {
        post: { parameters: [id], responses: answering({ type: 'null' }) },
      },
      '/api/operator/category/sort': {
        post: {
          requestBody: body('application/json', { type: 'array', items: integer }),
          responses: answering({ type: 'null' }),
        },
      },
    },
  },
);

/** Runs a line with a client of these answers; resolves to what it sent and printed. */
async function run(
  line: string,
  answers: Record<string, Answer>,
  { json = false, input = '' } = {},
) {
  const sent: unknown[] = [];
  const out: string[] = [];
  const notes: string[] = [];
  const client = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (args: Record<string, unknown>) => {
        sent.push(args);
        return answer(args);
      },
    ]),
  ) as unknown as OperatorCalls;
  const terminal = {
    env: {},
    out: (line: string) => void out.push(line),
    note: (line: string) => void notes.push(line),
    stdin: async function* () {
      yield Buffer.from(input);
    },
  };
  const withClient: WithClient =
    (work) =>
    (...args) =>
      work({ client, terminal, options: { json } }, ...args);
  const program = new Command().exitOverride().configureOutput({ writeErr: terminal.note });
  program.option('--url <address>');
  program
    .command('shop')
    .command('close')
    .argument('<id>')
    .action(() => void out.push('by hand'));
  addContractCommands(program, withClient, calls);
  const error = await program.parseAsync(line.split(' '), { from: 'user' }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { sent, out: out.join('\n'), notes: notes.join('\n'), error };
}

describe('commands from a contract', () => {
  it('follow the pages of a list with --all, in the largest steps', async () => {
    const banners: Answer = ({ page: number }) => ({
      list: [{ url: `/${number}` }],
      pages: 3,
      total: 3,
    });
    const all = await run('banner list --all', { banners });
    expect(all.sent).toEqual([1, 2, 3].map((number) => ({ limit: 2, page: number })));
    expect(all.out).toMatch(/^url +kind +shown +goodsIds\n\/1\n?.*\n\/2.*\n\/3/);
    expect(all.notes).toContain('2 of 3 rows');
    const json = await run('banner list --all --page 2', { banners }, { json: true });
    expect(JSON.parse(json.out)).toEqual({ list: [{ url: '/2' }, { url: '/3' }] });
  });

  it('follow what a batch says is next', async () => {
    const entries: Answer = ({ before }) =>
      before === undefined
        ? { entries: [{ url: '/9' }], next: 9 }
        : { entries: [{ url: '/8' }], next: null };
    const first = await run('money-entry list', { entries });
    expect(first.notes).toContain('--before 9');
    const all = await run('money-entry list --all', { entries });
    expect(all.sent).toEqual([{}, { before: 9 }]);
    expect(all.out).toMatch(/\/9.*\n\/8/);
  });

  it('read by detail and send back all fields of a save, but only the version of another call', async () => {
    const read = { id: 4, version: 3, url: '/tea', shown: true, texts: { fr: {} }, sum: 1 };
    const answers = { banner: () => read, saveBanner: () => read, hideBanner: () => null };
    const saved = await run('banner save 4 --read --no-shown', answers);
    expect(saved.sent).toEqual([
      { id: 4 },
      { id: 4, version: 3, url: '/tea', shown: false, texts: { fr: {} } },
    ]);
    const hidden = await run('banner hide 4 --read', answers);
    expect(hidden.sent.at(-1)).toEqual({ id: 4, version: 3 });
    expect(hidden.out).toBe('hideBanner: done.');
  });

  it('read by the same path where it has a read', async () => {
    const answers = { freight: () => ({ id: 4, version: 8, url: '/f' }), saveFreight: () => null };
    const { sent } = await run('banner save-freight 4 --read --shown', answers);
    expect(sent).toEqual([{ id: 4 }, { id: 4, version: 8, url: '/f', shown: true }]);
  });

  it('send the version that was read, whatever version a file has', async () => {
    const answers = { banner: () => ({ version: 3 }), saveBanner: () => null };
    const input = JSON.stringify({ version: 1, url: '/a' });
    const { sent } = await run('banner save 4 --read --file -', answers, { input });
    expect(sent.at(-1)).toEqual({ id: 4, version: 3, url: '/a' });
  });

  it('keep the flag of the server’s address, and check choices and numbers', async () => {
    const answers = { saveBanner: () => null };
    const line =
      'banner save 4 --version 1 --field-url /sale --kind tall --goods-ids 7 --goods-ids 8';
    const { sent } = await run(line, answers);
    expect(sent).toEqual([{ id: 4, version: 1, url: '/sale', kind: 'tall', goodsIds: [7, 8] }]);
    const other = await run('banner save 4 --version 1 --url http://other.example', answers);
    expect(other.sent).toEqual([{ id: 4, version: 1 }]);
    expect((await run('banner save 4 --version 1 --kind round', answers)).notes).toMatch(
      /wide, tall/,
    );
    expect((await run('banner save 4 --version 1 --goods-ids x', answers)).notes).toMatch(/whole/);
  });

  it('send a picture with its name', async () => {
    const picture = join(folder, 'tea.png');
    writeFileSync(picture, 'picture');
    const answers = { uploadPicture: () => ({ name: '/p/1' }) };
    const { sent, out } = await run(`picture upload --picture ${picture} --shop-id 3`, answers);
    const { multipart, shopId } = sent[0] as { multipart: File; shopId: number };
    expect([multipart.name, await multipart.text(), shopId]).toEqual(['tea.png', 'picture', 3]);
    expect(out).toMatch(/^name +\/p\/1$/);
    const missing = await run('picture upload', answers);
    expect(missing.error).toMatchObject({ message: 'Missing: --picture.' });
  });

  it('leave a name to the command that has it, and send bodies that are lists', async () => {
    const answers = { closeShop: () => null, sortCategories: () => null };
    expect(await run('shop close 3', answers)).toMatchObject({ sent: [], out: 'by hand' });
    expect((await run('shop close-shop 3', answers)).sent).toEqual([{ id: 3 }]);
    const sorted = await run('category sort --file -', answers, { input: '[2, 1]' });
    expect(sorted.sent).toEqual([{ ids: [2, 1] }]);
  });

  it('let an unexpected failure through', async () => {
    const broken = new MallError({ kind: 'transport', operation: 'banners', code: 0, status: 0 });
    const { error } = await run('banner list', { banners: () => Promise.reject(broken) });
    expect(error).toBe(broken);
  });
});
