import type { OperationId } from '../../http/handler';
import type { TestApp } from '../app';
import type { PaymentScenario } from '../payment-scenario';
import type { Shopper, TestGoods } from '../test-mall';

interface SceneData {
  payments: PaymentScenario;
  /** an operator's key for all shops */
  key: string;
  shoppers: readonly Shopper[];
  goods: readonly TestGoods[];
  shops: readonly number[];
  coupons: readonly number[];
}

/** A mall with the server's ids for everything in the model. */
export class Scene {
  /** the server's numbers of the drafts */
  readonly drafts: string[] = [];
  /** who created them */
  readonly owners: number[] = [];
  constructor(
    readonly mall: TestApp,
    readonly data: SceneData,
  ) {}

  /** Calls as one of the shoppers. */
  async as(owner: number, operation: OperationId, options: object): Promise<Answered> {
    return toResult(
      await this.mall.call(operation, { token: this.shopper(owner).token, ...options }),
    );
  }

  /** Calls as the operator of the shops. */
  async operate(operation: OperationId, options: object): Promise<Answered> {
    return toResult(await this.mall.call(operation, { key: this.data.key, ...options }));
  }

  shopper(owner: number): Shopper {
    const shopper = this.data.shoppers[owner];
    if (!shopper) throw new Error('There is no such shopper');
    return shopper;
  }

  /** Records the number of a new draft. */
  addDraft(owner: number, draftNo: string): void {
    this.drafts.push(draftNo);
    this.owners.push(owner);
  }

  ownerOf = (draft: number): number => this.owners[draft] ?? 0;

  draftNo = (draft: number): string => this.drafts[draft] ?? '';

  /** The number of a master order. */
  async orderNo(draft: number): Promise<string> {
    const { order_no } = await this.mall.db
      .selectFrom('order_group')
      .select('order_no')
      .where('pre_order_no', '=', this.draftNo(draft))
      .executeTakeFirstOrThrow();
    return order_no;
  }

  async partOf(draft: number, shop: number): Promise<{ id: number; orderNo: string }> {
    return this.mall.db
      .selectFrom('shop_order')
      .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
      .select(['shop_order.id', 'shop_order.order_no as orderNo'])
      .where('pre_order_no', '=', this.draftNo(draft))
      .where('shop_order.shop_id', '=', this.data.shops[shop] ?? 0)
      .executeTakeFirstOrThrow();
  }

  async lineIds(shopOrderId: number): Promise<number[]> {
    const rows = await this.mall.db
      .selectFrom('order_line')
      .select('id')
      .where('shop_order_id', '=', shopOrderId)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The number of a shop order's refund, counted from the oldest. */
  async refundNo(draft: number, shop: number, refund: number): Promise<string> {
    const { id } = await this.partOf(draft, shop);
    const rows = await this.mall.db
      .selectFrom('refund_order')
      .select('refund_no')
      .where('shop_order_id', '=', id)
      .orderBy('id')
      .execute();
    return rows[refund]?.refund_no ?? '';
  }

  async reference(draft: number, payment: number): Promise<string> {
    const rows = await this.mall.db
      .selectFrom('payment')
      .innerJoin('order_group', 'order_group.id', 'payment.group_id')
      .select('reference')
      .where('pre_order_no', '=', this.draftNo(draft))
      .orderBy('payment.id')
      .execute();
    return rows[payment]?.reference ?? '';
  }
}

/** The result of a call. */
export interface Answered {
  isDone: boolean;
  message: string;
}

/** Throws on a server error, which is not a rejection. */
function toResult({ code, message }: { code: number; message: string }): Answered {
  if (message === 'System exception' || code === 503) throw new Error(`${code} ${message}`);
  return { isDone: code === 200, message };
}
