import type { Settings } from '../config/settings';
import type { OperationId } from '../http/handler';
import { schedule } from '../jobs/enqueue';
import { allScopes } from '../operator/key';
import { addKey } from '../operator/key-store';
import type { Policy } from '../policy/policy';
import type { OpenApp } from './app';
import type { Answer, CallOptions } from './call';
import { RefundScenario } from './refund-scenario';
import type { TestGoods } from './test-mall';

type Call = (operation: OperationId, options?: CallOptions) => Promise<Answer>;

/** Two shops with data for everything that operators manage, and keys for them. */
export class OperatorScenario {
  constructor(readonly refunds: RefundScenario) {}

  static async openMall(
    openApp: OpenApp,
    policy?: Partial<Policy>,
    settings?: Partial<Settings>,
  ): Promise<OperatorScenario> {
    return new OperatorScenario(await RefundScenario.openMall(openApp, policy, settings));
  }

  get mall() {
    return this.refunds.mall;
  }

  get testMall() {
    return this.refunds.testMall;
  }

  get shopper() {
    return this.refunds.paymentScenario.shopper;
  }

  goods(values: { shopId?: number; stock?: number; priceMinor?: number } = {}): Promise<TestGoods> {
    return this.testMall.goods({ priceMinor: 1250, ...values });
  }

  /** Creates a key; by default with all scopes, for the whole mall. */
  async key({ scopes = allScopes as readonly string[], shopId = null as number | null } = {}) {
    return addKey(this.mall.db, { name: 'Test', scopes, shopId }, this.mall.deps.now());
  }

  /** Calls with a new key. */
  async caller(
    options: { scopes?: readonly string[]; shopId?: number | null } = {},
  ): Promise<Call> {
    const { key } = await this.key(options);
    return (operation, callOptions) => this.mall.call(operation, { key, ...callOptions });
  }

  /** A review of goods, written by the shopper after an order; returns its id. */
  async review(goods: TestGoods): Promise<number> {
    const orderNo = await this.refunds.paid(goods, 1);
    const { token } = this.shopper;
    await this.refunds.setStatus(orderNo, 'toReceive');
    await this.mall.call('takeOrder', { token, params: { orderNo } });
    const body = {
      orderNo,
      orderInfoId: await this.refunds.lineOf(orderNo),
      comment: 'Fine',
      pics: '',
      star: 4,
      productScore: 4,
      serviceScore: 4,
    };
    await this.mall.call('writeReview', { token, body });
    const { id } = await this.mall.db
      .selectFrom('review')
      .select('id')
      .where('product_id', '=', goods.productId)
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A refund of 1.00 that was made at the provider, for a paid shop order. */
  async note(orderNo: string, reference = 'tp_noted'): Promise<void> {
    const { db, deps } = this.mall;
    const { groupId } = await db
      .selectFrom('shop_order')
      .select('group_id as groupId')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('payment_note')
      .values({
        group_id: groupId,
        provider: 'test',
        reference,
        subject: `of ${reference}`,
        kind: 'refunded',
        amount_minor: 100,
        currency: 'USD',
        reason: 'fraudulent',
        created_at: deps.now(),
      })
      .execute();
  }

  /** A picture of a shop, or of the mall, without its file; returns its id. */
  async picture(shopId: number | null, name: string): Promise<number> {
    const { id } = await this.mall.db
      .insertInto('picture')
      .values({
        name,
        shop_id: shopId,
        type: 'jpg',
        width: 800,
        height: 600,
        size: 1000,
        created_at: this.mall.deps.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A dead job, "send a parcel", and a recurring one, "count parcels"; returns the id of the dead one. */
  async jobs(error = 'Error: no van'): Promise<number> {
    const { db, deps } = this.mall;
    const now = deps.now();
    const { id } = await db
      .insertInto('job')
      .values({
        name: 'send a parcel',
        key: null,
        data: JSON.stringify({ parcel: 7 }),
        every_seconds: null,
        state: 'dead',
        due_at: now,
        attempts: 10,
        claims: 1,
        created_at: now,
        ended_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const run = { job_id: id, claim: 1, started_at: now, ended_at: now, error };
    await db.insertInto('job_run').values(run).execute();
    const count = { name: 'count parcels', everySeconds: 3600, run: async () => undefined };
    await schedule(deps, [count]);
    return id;
  }

  /** The audit log, oldest first. */
  log() {
    return this.mall.db
      .selectFrom('audit_entry')
      .select(['action', 'subject_type', 'subject_id', 'result', 'shop_id', 'key_id'])
      .orderBy('id')
      .execute();
  }
}
