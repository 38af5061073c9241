import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDatabases } from '../../testing/app';
import { noLocalWork } from '../../testing/no-local-work';
import { OperatorScenario } from '../../testing/operator-scenario';
import { runAdmin } from '../program';

const folder = mkdtempSync(join(tmpdir(), 'mall-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An editor that runs a statement on the parsed file, `it`. */
function editorThat(name: string, statement: string): string {
  const script = join(folder, `${name}.mjs`);
  writeFileSync(
    script,
    `import { readFileSync, writeFileSync } from 'node:fs';
     const file = process.argv[2];
     const it = JSON.parse(readFileSync(file, 'utf8'));
     ${statement};
     writeFileSync(file, JSON.stringify(it));`,
  );
  return `"${process.execPath}" "${script}"`;
}

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let url: string;
  let key: string;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp);
    url = await scene.mall.app.listen({ port: 0, host: '127.0.0.1' });
    ({ key } = await scene.key());
  });

  async function admin(args: string[], { input = '', env = {} } = {}) {
    const out: string[] = [];
    const notes: string[] = [];
    const code = await runAdmin(
      args,
      {
        env: { MALL_ADMIN_URL: url, MALL_ADMIN_KEY: key, ...env },
        console: { log: (text) => void out.push(text), error: (text) => void notes.push(text) },
        stdin: async function* () {
          yield Buffer.from(input);
        },
      },
      noLocalWork,
    );
    return { code, out: out.join('\n'), notes: notes.join('\n') };
  }
  const guarantee = (...args: string[]) => admin(['guarantee', ...args]);
  const create = async (name: string, ...more: string[]) => {
    const words = ['create', '--name', name, '--content', 'Within 30 days', '--json', ...more];
    return JSON.parse((await guarantee(...words)).out).id as number;
  };
  const find = async (id: number) =>
    (JSON.parse((await guarantee('list', '--json')).out) as { id: number }[]).find(
      (one) => one.id === id,
    );

  describe('commands that are generated', () => {
    it('create, list, save and delete by options', async () => {
      const id = await create('Returns', '--sort', '7');
      expect((await guarantee('list')).out).toMatch(
        new RegExp(`id +version +name +content +icon +sort\n(.*\n)*${id} +1 +Returns +Within`),
      );
      const saved = await guarantee('save', `${id}`, '--read', '--name', 'Long returns');
      expect(saved).toMatchObject({ code: 0, out: expect.stringMatching(/name +Long returns/) });
      expect(await find(id)).toMatchObject({ name: 'Long returns', sort: 7, version: 2 });
      expect(await guarantee('delete', `${id}`, '--read')).toMatchObject({ code: 0 });
      expect(await find(id)).toBeUndefined();
      expect(await guarantee('delete', `${id}`, '--read')).toMatchObject({
        code: 2,
        notes: `There is no guarantee ${id}.`,
      });
    });

    it('create once for each --note', async () => {
      const id = await create('Noted', '--note', 'n1');
      expect(await create('Noted', '--note', 'n1')).toBe(id);
      expect(await create('Noted')).not.toBe(id);
    });

    it('take JSON from a file and from standard input, and options instead of its fields', async () => {
      const file = join(folder, 'guarantee.json');
      const body = { name: 'From a file', content: 'Text', translations: { fr: { name: 'Fr' } } };
      writeFileSync(file, `\uFEFF${JSON.stringify(body)}`);
      const ofFile = await create('Option', '--file', file);
      expect(await find(ofFile)).toMatchObject({ name: 'Option', translations: { fr: {} } });
      const input = JSON.stringify({ ...body, version: 1, name: 'From input' });
      const saved = await admin(['guarantee', 'save', `${ofFile}`, '--file', '-'], { input });
      expect(saved.code).toBe(0);
      expect(await find(ofFile)).toMatchObject({ name: 'From input' });
      expect(await admin(['guarantee', 'create', '--file', '-'], { input: '[1' })).toMatchObject({
        code: 2,
        notes: expect.stringContaining('not JSON'),
      });
      expect((await guarantee('create', '--file', join(folder, 'none.json'))).code).toBe(2);
    });

    it('print an example to begin with, without a key, an id or a server', async () => {
      const env = { MALL_ADMIN_KEY: '', MALL_ADMIN_URL: 'http://127.0.0.1:1' };
      const { code, out } = await admin(['guarantee', 'save', '--example'], { env });
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ version: 1, name: 'Returns within 30 days' });
      const input = (await guarantee('create', '--example')).out;
      const made = await admin(['guarantee', 'create', '--file', '-'], { input });
      expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^id +\d+$/) });
    });

    it('have a help that says what is required, what JSON is needed for, and which scope', async () => {
      const { out } = await guarantee('create', '--help');
      expect(out).toMatch(/--name <value> +\(required\)/);
      expect(out).toMatch(/--sort <number> +Ascending \(default: 0\)/);
      expect(out).toContain('Fields for --file only: translations.');
      expect(out).toContain('scope content:write');
      expect(out).toContain('"name": "Retour sous 30 jours"');
    });

    it('say which fields are missing, and which one the server refuses', async () => {
      expect(await guarantee('create', '--name', 'Only a name')).toMatchObject({
        code: 2,
        notes: expect.stringMatching(/^Missing: --content\./),
      });
      const long = ['create', '--name', 'x'.repeat(61), '--content', 'Text'];
      expect(await guarantee(...long)).toMatchObject({
        code: 1,
        notes: expect.stringMatching(/^Field: name$/m),
      });
      expect((await guarantee('create', '--sort', 'first')).code).toBe(2);
      expect((await guarantee('save', 'seven')).code).toBe(2);
    });

    it('show what a stale change differs in', async () => {
      const id = await create('Returns');
      await guarantee('save', `${id}`, '--read', '--content', 'Within 60 days');
      const late = ['save', `${id}`, '--version', '1', '--name', 'Returns', '--content', 'Never'];
      const stale = await guarantee(...late);
      expect(stale).toMatchObject({ code: 1, notes: expect.stringContaining('somebody else') });
      expect(stale.notes).toMatch(/^- +"content": "Within 60 days"\n\+ +"content": "Never"/m);
      const deleted = await guarantee('delete', `${id}`, '--version', '1');
      expect(deleted).toMatchObject({ code: 1, notes: expect.stringContaining('Within 60 days') });
      expect(await find(id)).toMatchObject({ version: 2 });
    });

    it('need a key with the scope', async () => {
      const reader = await scene.key({ scopes: ['content:read'] });
      const env = { MALL_ADMIN_KEY: reader.key };
      const body = ['--name', 'No', '--content', 'No'];
      expect((await admin(['guarantee', 'list'], { env })).code).toBe(0);
      expect((await admin(['guarantee', 'create', ...body], { env })).code).toBe(4);
    });
  });

  describe('mall-admin … edit', () => {
    const edit = (id: number, EDITOR: string) =>
      admin(['guarantee', 'edit', `${id}`], { env: { EDITOR } });

    it('saves what the editor makes of it', async () => {
      const id = await create('Returns');
      const rename = editorThat(
        'rename',
        `it.name = 'Edited'; it.translations.es = { name: 'Es' }`,
      );
      expect(await edit(id, rename)).toMatchObject({ code: 0 });
      expect(await find(id)).toMatchObject({
        name: 'Edited',
        translations: { es: { name: 'Es' } },
      });
      expect(await edit(id, editorThat('nothing', ''))).toMatchObject({
        code: 0,
        notes: 'Nothing was changed.',
      });
      expect(await find(id)).toMatchObject({ version: 2 });
    });

    it('shows both versions and keeps the text when somebody else was faster', async () => {
      const id = await create('Returns');
      const late = editorThat('late', `it.name = 'Typed'; it.version = 0`);
      const { code, notes } = await edit(id, late);
      expect(code).toBe(1);
      expect(notes).toMatch(/^- +"name": "Returns"/m);
      expect(notes).toMatch(/^\+ +"name": "Typed"/m);
      const [, save = '', file = ''] = /send it: mall-admin (.*--file (\S+).*)/.exec(notes) ?? [];
      expect(readFileSync(file, 'utf8')).toContain('Typed');
      expect(await admin(save.split(' '))).toMatchObject({ code: 0 });
      expect(await find(id)).toMatchObject({ name: 'Typed', version: 2 });
      rmSync(join(file, '..'), { recursive: true });
    });

    it('says that there is no editor, or that it failed', async () => {
      const id = await create('Returns');
      expect(await edit(id, '')).toMatchObject({
        code: 2,
        notes: 'Set EDITOR to the editor to use.',
      });
      const failed = await edit(id, `"${process.execPath}" -e "process.exit(1)"`);
      expect(failed).toMatchObject({ code: 2, notes: expect.stringContaining('has failed') });
    });
  });
});
