import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';
import { longSessions, MoneyScenario } from '../testing/money-scenario';
import { OperatorScenario } from '../testing/operator-scenario';
import { runDueJobs } from '../testing/run-jobs';
import { checkLedgerDaily } from './ledger-job';

const boss = 'boss@mall.example';
const shopMail = 'kiln@shop.example';

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let money: MoneyScenario;
  let mall: TestApp;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall((more) =>
      openApp({
        ...more,
        policy: { ...more?.policy, ...longSessions },
        settings: { ...more?.settings, operatorMail: boss },
      }),
    );
    money = new MoneyScenario(scene);
    mall = scene.mall;
  });

  const mailed = async (event: string) => {
    // The database's clock may be a little ahead
    mall.advance(1000);
    await runDueJobs(mall.deps);
    return mall.mails.filter(({ id }) => id?.startsWith(`${event}.`));
  };

  describe('a payout', () => {
    /** A payout that waits for the bank. */
    async function recorded() {
      const goods = await money.goods();
      await mall.db
        .updateTable('shop')
        .set({ email: shopMail })
        .where('id', '=', goods.shopId)
        .execute();
      return money.paidOut(goods);
    }

    it('is told to the shop once, with the end of its account', async () => {
      const params = { id: await recorded() };
      await money.call('confirmPayout', { params });
      await money.call('confirmPayout', { params });
      const [mail, ...others] = await mailed('payoutPaid');
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: shopMail, subject: expect.stringContaining('22.50') });
      expect(mail?.text).toContain('Payee of the shop ··· DE02');
    });

    it('that fails says why', async () => {
      const params = { id: await recorded() };
      await money.call('failPayout', { params, body: { reason: 'Account is closed' } });
      const [mail] = await mailed('payoutFailed');
      expect(mail?.text).toContain('Account is closed');
    });

    it('that the bank sends back says why', async () => {
      const params = { id: await recorded() };
      await money.call('confirmPayout', { params });
      await money.call('returnPayout', { params, body: { reason: 'Account is closed' } });
      const [mail] = await mailed('payoutReturned');
      expect(mail?.subject).toContain('has come back');
      expect(mail?.text).toContain('Account is closed');
    });
  });

  describe('the operator', () => {
    it('is told once of money that does not match its order', async () => {
      const { refunds } = scene;
      const orderNo = await refunds.testMall.order(scene.shopper, await scene.goods(), 1);
      const event = await refunds.paymentScenario.event(orderNo, { amountMinor: 77 });
      await refunds.paymentScenario.deliver(event);
      await refunds.paymentScenario.deliver(event);
      expect(await mailed('moneyUnmatched')).toMatchObject([
        {
          to: boss,
          subject: expect.stringContaining(orderNo),
          text: expect.stringContaining('another amount'),
        },
      ]);
    });

    it('is told once a day while the ledger differs, and where', async () => {
      await checkLedgerDaily.run(mall.deps);
      expect(await mailed('ledgerDiffers')).toEqual([]);
      await sql`update shop_order set commission_minor = commission_minor + 1
        where id = (select max(id) from shop_order)`.execute(mall.db);
      await checkLedgerDaily.run(mall.deps);
      await checkLedgerDaily.run(mall.deps);
      expect(await mailed('ledgerDiffers')).toMatchObject([
        { to: boss, text: expect.stringContaining('order ') },
      ]);
    });
  });
});
