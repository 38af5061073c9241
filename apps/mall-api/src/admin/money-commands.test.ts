import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../payout/check-ledger';
import { withDatabases } from '../testing/app';
import { longSessions, MoneyScenario } from '../testing/money-scenario';
import { noLocalWork } from '../testing/no-local-work';
import { OperatorScenario } from '../testing/operator-scenario';
import { runAdmin } from './program';

withDatabases((openApp) => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-admin-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let scene: OperatorScenario;
  let money: MoneyScenario;
  let env: Record<string, string>;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, longSessions);
    money = new MoneyScenario(scene);
    const url = await scene.mall.app.listen({ port: 0, host: '127.0.0.1' });
    env = { MALL_ADMIN_URL: url, MALL_ADMIN_KEY: (await scene.key()).key };
  });

  async function admin(...words: string[]) {
    const lines: string[] = [];
    const write = (text: string) => void lines.push(text);
    const local = {
      ...noLocalWork,
      checkLedger: () => checkLedger(scene.mall.deps),
      examine: async () => [],
      moveMedia: async () => ({ copied: 0, present: 0, deleted: 0 }),
    };
    const code = await runAdmin(words, { env, console: { log: write, error: write } }, local);
    return { code, text: lines.join('\n') };
  }
  const json = async (...words: string[]) => JSON.parse((await admin('--json', ...words)).text);

  describe('mall-admin', () => {
    it('pays a shop out: account, payout, file, confirmation, statement', async () => {
      const goods = await money.goods();
      const shop = String(goods.shopId);
      await money.completed(goods);
      await money.release();
      await admin('money', 'account', shop, 'Leaf & Kettle', 'DE02 1203', '--bank-code', 'BYLA');
      await admin('money', 'commission', shop, '12');
      expect(await json('money', 'balance', '--shop-id', shop)).toMatchObject({
        available: '22.50',
        commissionPercent: 12,
        hasAccount: true,
      });
      const [payout] = await json('payout', 'create', '--shop-id', shop);
      const file = join(folder, `${payout.payoutNo}.csv`);
      expect(await admin('payout', 'file', file)).toMatchObject({ code: 0 });
      expect(readFileSync(file, 'utf8')).toContain(
        `"${payout.payoutNo}","Leaf & Kettle","DE02 1203","BYLA","22.50","USD"`,
      );
      expect(await admin('payout', 'paid', String(payout.id))).toMatchObject({ code: 0 });
      expect(await admin('payout', 'failed', String(payout.id), 'Closed')).toMatchObject({
        code: 1,
      });
      expect((await admin('payout', 'list', '--status', 'paid')).text).toContain(payout.payoutNo);
      const statement = join(folder, `statement-${shop}.csv`);
      await admin('money', 'statement', '--shop-id', shop, '--csv', statement);
      expect(readFileSync(statement, 'utf8')).toMatch(/"payout",,"22.50",,"USD"/);
      expect((await admin('money', 'statement', '--shop-id', shop)).text).toMatch(/payout +1 +-22/);
      expect((await admin('money', 'entries', '--shop-id', shop)).text).toMatch(/sale +25\.00/);
      const back = ['payout', 'returned', String(payout.id), 'Account closed'];
      expect(await admin(...back)).toMatchObject({ code: 0 });
      expect(await json('money', 'balance', '--shop-id', shop)).toMatchObject({
        available: '22.50',
      });
    });

    it('does not overwrite a file that may be at the bank, and makes it again elsewhere', async () => {
      const goods = await money.goods();
      await money.paidOut(goods);
      const file = join(folder, 'first.csv');
      expect(await admin('payout', 'file', file, '--request', 'r1')).toMatchObject({ code: 0 });
      expect(await admin('payout', 'file', file, '--request', 'r1')).toMatchObject({ code: 2 });
      const other = join(folder, 'second.csv');
      await admin('payout', 'file', other, '--request', 'r1');
      expect(readFileSync(other, 'utf8')).toBe(readFileSync(file, 'utf8'));
      expect((await admin('payout', 'file', join(folder, 'third.csv'))).text).toBe(
        'No payout is recorded.',
      );
    });

    it.each([[[]], [['--local']]])(
      'checks the ledger %j: 1 when something differs',
      async (how) => {
        const check = ['ledger', 'check', ...how];
        expect(await admin(...check)).toEqual({ code: 0, text: 'Everything agrees.' });
        await scene.refunds.paid(await money.goods());
        const change = (by: number) =>
          sql`update shop_order set commission_minor = commission_minor + ${by}
          where id = (select max(id) from shop_order)`.execute(scene.mall.db);
        await change(1);
        const { code, text } = await admin(...check);
        expect(code).toBe(1);
        expect(text).toMatch(
          /order-lines +order \d+ \w+ +commission +2\.50 +2\.51 +USD +docs\/operations\/money\.md#order-lines/,
        );
        await change(-1);
      },
    );
  });
});
