import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readPolicy } from '../policy/read-policy';
import { type TestApp, withDatabases } from '../testing/app';
import { initCommand } from './command';
import { fillStarter } from './fill';
import { policyOf, writePolicy } from './policy-file';
import { answersOf, helpLines } from './questions';

const flags = [
  ...['--name', 'Kiln Street', '--country', 'SE', '--currency', 'SEK', '--language', 'fr'],
  ...['--zone=-03:30', '--contact', 'help@kiln.example', '--operator', 'ann@kiln.example'],
];

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'mall-init-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

describe('the questions', () => {
  it('are answered by flags, without anybody who is asked', async () => {
    expect(await answersOf(flags, undefined)).toMatchObject({
      name: 'Kiln Street',
      zone: '-03:30',
    });
  });

  it.each([
    [flags.slice(2), '--name is missing'],
    [flags.map((flag) => (flag === 'SEK' ? 'KRONA' : flag)), '--currency is "KRONA"'],
    [flags.map((flag) => (flag === '--zone=-03:30' ? '--zone=CET' : flag)), '--zone is "CET"'],
    [[...flags, '--nmae', 'x'], "Unknown option '--nmae'"],
  ])('name what is missing or wrong: %j', async (args, text) => {
    await expect(answersOf(args, undefined)).rejects.toThrow(text);
  });

  it('are listed for `--help`, with what they are without an answer', () => {
    expect(helpLines()).toContain('  --zone: Its time zone as an offset (such as +01:00) [+00:00]');
  });

  it('are asked again after a wrong answer, and keep what flags have said', async () => {
    const told = ['FRANC', '', 'XOF', '', '', 'a@b.example', 'c@d.example'];
    const asked: string[] = [];
    const ask = async (text: string) => {
      asked.push(text);
      return told.shift() ?? '';
    };
    const answers = await answersOf(['--name', 'Kiln', '--country', 'SN'], ask);
    expect(answers).toMatchObject({ currency: 'XOF', language: 'en', zone: '+00:00' });
    expect(asked.filter((text) => text.startsWith('Currency'))).toHaveLength(2);
  });
});

describe('the policy file', () => {
  it('is one that the server reads, in the currency, language and zone of the answers', async () => {
    const answers = await answersOf(flags, undefined);
    const file = join(folder(), 'mall.json');
    expect(writePolicy(file, answers)).toBe(true);
    expect(readPolicy(file)).toMatchObject({
      mall: {
        language: 'fr',
        name: { fr: 'Kiln Street' },
        contact: { email: 'help@kiln.example' },
      },
      currency: { currency: 'SEK' },
      delivery: { country: 'SE', shopCountry: 'SE' },
      zoneOffsetMinutes: -210,
    });
    expect(policyOf({ ...answers, currency: 'XOF' }).currency.symbol).not.toBe('');
  });

  it('is left alone when there is one', async () => {
    const file = join(folder(), 'mall.json');
    writeFileSync(file, '{}');
    expect(writePolicy(file, await answersOf(flags, undefined))).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('{}');
  });
});

withDatabases((openApp) => {
  let mall: TestApp;
  beforeAll(async () => {
    mall = await openApp();
  });

  describe('an empty mall', () => {
    it('has what an application needs, in the language of its reader', async () => {
      const filled = await fillStarter(mall.db, 'fr');
      expect(filled).toMatchObject({ agreements: 5, trades: 6 });
      const names = async (operation: 'shopCategories' | 'shopTypes', language: string) => {
        const headers = { 'accept-language': language };
        return JSON.stringify((await mall.call(operation, { headers })).data);
      };
      expect(await names('shopCategories', 'fr')).toContain('Alimentation');
      expect(await names('shopCategories', 'th')).toContain('อาหาร');
      expect(await names('shopTypes', 'zh-CN')).toContain('手作工坊');
      const tree = await mall.call('categoryTree', { headers: { 'accept-language': 'es' } });
      const tops = tree.data.map(({ name }: { name: string }) => name);
      expect([tops[0], tops.at(-1)]).toEqual(['Hogar y cocina', 'Juguetes y deporte']);
      expect(tree.data[0].childList[0].name).toBe('Vajilla');
    });

    it('is filled once, and keeps what its operators have changed', async () => {
      await mall.db.updateTable('category').set({ name: 'Ours' }).where('level', '=', 1).execute();
      expect(await fillStarter(mall.db, 'fr')).toEqual({ categories: 0, trades: 0, agreements: 0 });
      const top = mall.db.selectFrom('category').select('name').where('level', '=', 1);
      expect(new Set((await top.execute()).map(({ name }) => name))).toEqual(new Set(['Ours']));
    });

    it('has drafts of its agreements, which nobody sees before they are published', async () => {
      const drafts = await mall.db.selectFrom('agreement_version').selectAll().execute();
      expect(drafts.map(({ number }) => number)).toEqual([null, null, null, null, null]);
      expect(
        drafts.every(({ text }) => text.includes('Faites relire ce texte par un juriste')),
      ).toBe(true);
    });

    it('gives the link of the first operator, who is its owner once they have signed in', async () => {
      const lines: string[] = [];
      await initCommand(
        { withoutLimits: (work) => work(mall.db), now: mall.deps.now },
        {
          settings: {
            policyFile: join(folder(), 'mall.json'),
            backOfficeUrl: 'https://kiln.example',
          },
          args: flags,
          ask: undefined,
          say: (text) => void lines.push(text),
        },
      );
      const link = lines.find((line) => line.includes('https://kiln.example/back-office/'));
      const { token } = await mall.signUp();
      const body = { token: link?.split('#')[1] ?? '' };
      expect((await mall.call('acceptStaffInvitation', { token, body })).code).toBe(200);
      const places = await mall.call('staffPlaces', { token });
      expect(places.data).toMatchObject([{ shopId: null, roles: ['owner'] }]);
    });
  });
});
