import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readSettings, type Settings } from '../config/settings';
import { defaultPolicy } from '../policy/default-policy';
import { withDatabases } from '../testing/app';
import { openEmbeddedForTest } from '../testing/databases';
import { PaymentScenario } from '../testing/payment-scenario';
import type { CheckedDatabase } from './check';
import { examine, type Finding, requireSoundDatabase, requireSoundSettings } from './examine';
import { exitCodeOf, tellFindings } from './tell-findings';

const SECRET = '0123456789abcdef0123456789abcdef';
const real = (changes: Partial<Settings> = {}): Settings => ({
  ...readSettings({
    MALL_LIMIT_KEY: SECRET,
    MALL_STOREFRONT_URL: 'https://mall.example',
    MALL_TRUST_PROXY: 'none',
  }),
  dataDir: 'memory://',
  ...changes,
});
const policy = defaultPolicy;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000);
const contactUntil = (days: number) =>
  real({ securityContacts: ['mailto:safe@mall.example'], securityExpires: inDays(days) });

const sound: Omit<CheckedDatabase, 'db'> = {
  kind: 'embedded',
  now: () => new Date(),
  missingMigrations: async () => 0,
  unknownMigrations: async () => [],
};

withDatabases((openApp) => {
  let scene: PaymentScenario;
  beforeAll(async () => {
    scene = await PaymentScenario.openMall(openApp);
  });

  const found = async (
    settings: Settings,
    changes: Partial<CheckedDatabase> = {},
    own = policy,
  ) => {
    const database = { ...sound, db: scene.mall.db, ...changes };
    const setup = { settings, policy: own };
    return examine(setup, (work) => work({ ...setup, database }));
  };
  const of = (findings: readonly Finding[], check: string) =>
    findings.filter((one) => one.check === check);

  describe('the doctor', () => {
    it('finds nothing fatal in a sound mall', async () => {
      const findings = await found(real());
      expect(findings.filter(({ level }) => level === 'fatal')).toEqual([]);
      expect(exitCodeOf(findings)).toBe(0);
    });

    it.each<[string, 'fatal' | 'warning', Settings, Partial<CheckedDatabase>, RegExp]>([
      ['limit-key', 'fatal', real({ limitKey: '' }), {}, /MALL_LIMIT_KEY is missing.*openssl/],
      [
        'guessable-secrets',
        'fatal',
        real({ limitKey: 'changeme' }),
        {},
        /MALL_LIMIT_KEY is a word/,
      ],
      ['short-secrets', 'warning', real({ changesKey: 'k7' }), {}, /MALL_CHANGES_KEY is shorter/],
      ['notices', 'warning', real(), {}, /No mail server is set/],
      [
        'notices',
        'warning',
        real({ trustProxy: { proxies: [], refusesOthers: true } }),
        {},
        /MALL_TRUST_PROXY is not set/,
      ],
      [
        'provider-keys',
        'warning',
        real({ twilio: { url: '', accountSid: 'x', authToken: 'x', from: '1' } }),
        {},
        /MALL_TWILIO_ACCOUNT_SID does not look like one/,
      ],
      ['security-contact', 'warning', real(), {}, /whom to tell.*MALL_SECURITY_CONTACT/],
      ['security-contact', 'warning', contactUntil(29), {}, /security.txt expires in 29 days/],
      ['security-contact', 'warning', contactUntil(-2), {}, /security.txt has expired/],
      [
        'tables-older',
        'fatal',
        real(),
        { missingMigrations: async () => 2 },
        /missing migrations: 2.*npm run migrate/,
      ],
      [
        'tables-newer',
        'fatal',
        real(),
        { unknownMigrations: async () => ['999-later'] },
        /newer than this program.*999-later/,
      ],
      [
        'clock',
        'warning',
        real(),
        { now: () => new Date(Date.now() - 90_000) },
        /90 s ahead of the database/,
      ],
      [
        'mail',
        'warning',
        real({ smtpUrl: 'smtp://127.0.0.1:9' }),
        {},
        /MALL_SMTP_URL does not take mails \(E\w+\)/,
      ],
      [
        'pictures',
        'warning',
        real({
          s3: {
            bucket: 'b',
            region: 'r',
            endpoint: 'http://127.0.0.1:9',
            isPathStyle: true,
            prefix: '',
            credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
          },
        }),
        {},
        /bucket b of MALL_S3_BUCKET does not keep pictures/,
      ],
    ])('finds %s, which is %s', async (check, level, settings, changes, text) => {
      const [finding] = of(await found(settings, changes), check).filter((one) =>
        text.test(one.text),
      );
      expect(finding).toMatchObject({ check, level });
    });

    it('is content with a contact for vulnerabilities that holds for a month', async () => {
      expect(of(await found(contactUntil(31)), 'security-contact')).toEqual([]);
    });

    it('finds orders in another currency than that of the policy', async () => {
      await scene.order();
      const euros = { ...policy, currency: { ...policy.currency, currency: 'EUR' } };
      const [finding] = of(await found(real(), {}, euros), 'currency');
      expect(finding).toMatchObject({ level: 'fatal', text: expect.stringContaining('USD') });
      expect(of(await found(real()), 'currency')).toEqual([]);
    });

    it('finds a pooler that drops the limits of connections', async () => {
      const { db } = scene.mall;
      const limits = async () => of(await found(real(), { kind: 'postgres' }), 'time-limits');
      const { rows } = await sql<{
        limit: string;
      }>`select current_setting('statement_timeout') as limit`.execute(db.reads);
      const isLimited = rows[0]?.limit !== '0';
      expect((await limits()).length).toBe(isLimited ? 0 : 1);
      // One that is named was examined when the database was opened
      const named = real({ databasePooler: 'transaction' });
      expect(of(await found(named, { kind: 'postgres' }), 'time-limits')).toEqual([]);
    });

    it('says what is fatal when a server starts, and nothing else', async () => {
      await expect(
        requireSoundSettings({ settings: real({ limitKey: '' }), policy }),
      ).rejects.toThrow(/^MALL_LIMIT_KEY is missing/);
      await requireSoundSettings({ settings: real({ changesKey: 'k7' }), policy });
      const database = {
        ...sound,
        db: scene.mall.db,
        unknownMigrations: async () => ['999-later'],
      };
      await expect(requireSoundDatabase({ settings: real(), policy, database })).rejects.toThrow(
        /newer than this program/,
      );
    });

    it('tells sentences, or JSON for programs', async () => {
      const findings = await found(real({ limitKey: '' }));
      const tell = (isJson: boolean) => {
        const lines: string[] = [];
        tellFindings(findings, { isJson, out: (text) => void lines.push(text) });
        return lines.join('\n');
      };
      expect(tell(false)).toMatch(/^FATAL {3}MALL_LIMIT_KEY/);
      expect(tell(false)).toMatch(/refuses to start/);
      expect(JSON.parse(tell(true))).toEqual({ fit: false, findings });
      expect(exitCodeOf(findings)).toBe(1);
    });
  });
});

describe('a database of a newer program', () => {
  it('is told apart', async () => {
    const database = await openEmbeddedForTest();
    onTestFinished(() => database.close());
    expect(await database.unknownMigrations()).toEqual([]);
    const { db } = database;
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', 'x')`.execute(db);
    expect(await database.unknownMigrations()).toEqual(['999-later']);
  });
});
