import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/in-transaction';
import { type PayoutProvider, type Transfer, TransferRefused } from '../kernel/payout-provider';
import { withDatabases } from '../testing/app';
import { expectLedgerToAgree } from '../testing/ledger-agrees';
import { longSessions, MoneyScenario } from '../testing/money-scenario';
import { OperatorScenario } from '../testing/operator-scenario';
import { runDueJobs } from '../testing/run-jobs';
import { payoutJobs } from './jobs';
import { recordPayouts } from './record';

/** A bank that answers as told, once for each number of a payout. */
class TestBank implements PayoutProvider {
  readonly name = 'bank';
  readonly transferred = new Map<string, Transfer>();
  answers: ('sent' | 'paid' | Error)[] = [];

  async transfer(transfer: Transfer) {
    this.transferred.set(transfer.payoutNo, transfer);
    const answer = this.answers.shift() ?? 'paid';
    if (answer instanceof Error) throw answer;
    return answer;
  }
}

withDatabases((openApp) => {
  let scene: OperatorScenario;
  let money: MoneyScenario;
  beforeAll(async () => {
    scene = await OperatorScenario.openMall(openApp, longSessions);
    money = new MoneyScenario(scene);
  });
  afterAll(() => expectLedgerToAgree(scene.mall.db));

  /** A payout by a bank with these answers, after its jobs ran. */
  async function transferred(...answers: TestBank['answers']) {
    const bank = new TestBank();
    bank.answers = answers;
    const deps = { ...scene.mall.deps, payouts: bank };
    const goods = await money.goods();
    await money.completed(goods);
    await money.release();
    await money.setAccount(goods.shopId);
    const { id: keyId } = await scene.key();
    const request = { shopId: goods.shopId, keyId, requestId: 'one' };
    await inTransaction(deps.db, (trx) => recordPayouts(trx, deps, request, deps.now()));
    const run = async () => {
      scene.mall.advance(3_600_000);
      await runDueJobs(deps, payoutJobs);
    };
    await run();
    const status = async () => {
      const { data } = await money.call('payouts', { query: { shopId: goods.shopId } });
      return data.payouts[0].status;
    };
    return { bank, goods, run, status };
  }

  describe('a payout that a provider transfers', () => {
    it('goes to the bank account of the shop', async () => {
      const { bank, status } = await transferred('paid');
      expect([...bank.transferred.values()]).toMatchObject([
        { amountMinor: 2250, currency: 'USD', accountNumber: 'DE02', holder: 'Payee of the shop' },
      ]);
      expect(await status()).toBe('paid');
    });

    it('is confirmed by an operator when it was only accepted', async () => {
      const { status, goods } = await transferred('sent');
      expect(await status()).toBe('sent');
      const { data } = await money.call('payouts', { query: { shopId: goods.shopId } });
      await money.call('confirmPayout', { params: { id: data.payouts[0].id } });
      expect(await status()).toBe('paid');
    });

    it('is tried again with the same number when the provider does not answer', async () => {
      const { bank, run, status } = await transferred(new Error('down'));
      expect(await status()).toBe('recorded');
      await run();
      expect(await status()).toBe('paid');
      expect(bank.transferred.size).toBe(1);
    });

    it('is available again when the provider refuses it', async () => {
      const { goods, status } = await transferred(new TransferRefused('No such account'));
      expect(await status()).toBe('failed');
      expect(await money.balance(goods.shopId)).toMatchObject({ available: '22.50' });
    });

    it('is in no file for the bank', async () => {
      await transferred(new Error('down'));
      const headers = { 'idempotency-key': 'a file' };
      const { data } = await money.call('sendPayouts', { headers });
      expect(data.transfers).toEqual([]);
    });
  });
});
