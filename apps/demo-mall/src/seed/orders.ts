import type {
  OrderGroupTable,
  OrderLineTable,
  PaymentTable,
  Policy,
  RefundLineTable,
  RefundOrderTable,
  ReviewTable,
  ShopOrderTable,
} from '@vermilion/mall-api';
import { allocate, commissionShares, sumOf } from '@vermilion/mall-api';
import { TEST_PROVIDER } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import { DEMO_ACCOUNTS } from './accounts';
import { amountsIn } from './amounts';
import { recipientOf } from './buyers';
import type { DemoProduct } from './catalogue';
import { monthOf } from './month-plans';
import { chooseGoods } from './order-goods';
import { ORDER_PLANS, type OrderPlan } from './order-plans';
import { promiseOf } from './order-promise';
import { REVIEWED, stageFields } from './order-stages';
import { orderNumber, sums } from './order-sums';
import { type Random, random } from './random';
import { refundOf } from './refunds';
import { moodsOf, scores } from './reviews/build';
import type { Composer } from './reviews/composer';
import { commissionOf } from './shop-rows';

type Row<T> = Insertable<T> & { id: number };

/** All rows of the orders of demo accounts, and of guests in one shop. */
export interface DemoOrders {
  groups: Row<OrderGroupTable>[];
  orders: Row<ShopOrderTable>[];
  lines: Row<OrderLineTable>[];
  payments: Insertable<PaymentTable>[];
  refunds: Row<RefundOrderTable>[];
  refundLines: Insertable<RefundLineTable>[];
  reviews: Insertable<ReviewTable>[];
  /** the order group in which a user's coupon was used */
  usedOn: Map<number, number>;
}

const HOUR = 3_600_000;
/** In US cents. */
const COUPON = 1000;

/** Orders in every state, of one or several shops, with exact sums. */
export function buildOrders(
  products: DemoProduct[],
  composer: Composer,
  now: Date,
  policy: Policy,
): DemoOrders {
  const all: DemoOrders = {
    groups: [],
    orders: [],
    lines: [],
    payments: [],
    refunds: [],
    refundLines: [],
    reviews: [],
    usedOn: new Map(),
  };
  ORDER_PLANS.forEach((plan, index) =>
    place({ plan, dice: random(`order ${index}`), products, composer, now, policy }, all),
  );
  const dice = random('month');
  for (const plan of monthOf(shopWithWork(all.orders), now, dice))
    place({ plan, dice, products, composer, now, policy }, all);
  return all;
}

/** A shop in which there is something to do: that of the owner with a public account. */
function shopWithWork(orders: DemoOrders['orders']): number {
  const waiting = orders.find((one) => one.status === 'toShip' && one.refund_status === 'none');
  if (!waiting) throw new Error('No shop has anything to ship');
  return waiting.shop_id;
}

interface Placing {
  plan: OrderPlan;
  dice: Random;
  products: DemoProduct[];
  composer: Composer;
  now: Date;
  policy: Policy;
}

function place({ plan, dice, products, composer, now, policy }: Placing, all: DemoOrders): void {
  const created = new Date(now.getTime() - plan.hours * HOUR);
  const groupId = all.groups.length + 1;
  const chosen = chooseGoods(plan, dice, products);
  const goods = chosen.map(({ sku, quantity }) => sku.price_minor * quantity);
  const shares = allocate(plan.withCoupon ? amountsIn(policy)(COUPON) : 0, goods);
  const address = recipientOf(plan.user);
  const stage = stageFields(plan.stage, created, dice);
  const lines = chosen.map(({ product, sku, quantity }, index) => {
    const freight = (product.row.postage_minor ?? 0) * quantity;
    const coupon = shares[index] ?? 0;
    return {
      shop: product.row.shop_id,
      product,
      row: {
        product_id: product.row.id,
        sku_id: sku.id,
        product_name: product.row.name,
        sku_name: sku.name,
        image: sku.image,
        price_minor: sku.price_minor,
        quantity,
        freight_minor: freight,
        coupon_minor: coupon,
        // of the mall: it is for goods of several shops
        general_coupon_minor: coupon,
        pay_minor: sku.price_minor * quantity + freight - coupon,
        is_received: plan.stage === 'toReview' || plan.stage === 'completed',
        is_reviewed: plan.stage === 'completed' && !plan.refund,
      },
    };
  });
  const rows = lines.map((line) => line.row);
  all.groups.push({
    id: groupId,
    order_no: orderNumber('PT', created, dice),
    user_id: plan.user,
    ...sums(rows),
    user_coupon_id: plan.withCoupon ? (plan.user - 1) * 10 + 1 : null,
    pay_type: TEST_PROVIDER,
    pay_channel: 'pc',
    real_name: address.real_name,
    phone: `${address.country_code} ${address.phone}`,
    email: address.email,
    address: `${address.country} ${address.detail} ${address.post_code}`,
    mark: plan.mark ?? '',
    ...stage.group,
    created_at: created,
  });
  if (plan.withCoupon) all.usedOn.set(plan.user, groupId);
  if (stage.group.is_paid) {
    all.payments.push({
      group_id: groupId,
      provider: TEST_PROVIDER,
      reference: `demo-${groupId}`,
      amount_minor: sums(rows).pay_minor,
      currency: policy.currency.currency,
      status: 'paid',
      created_at: created,
      updated_at: created,
    });
  }
  for (const shopId of new Set(lines.map((line) => line.shop))) {
    const own = lines.filter((line) => line.shop === shopId);
    const [{ product: first } = {}] = own;
    const percent = first ? commissionOf(first.shop) : 0;
    const commissions = commissionShares(
      own.map(({ row }) => ({
        goodsMinor: row.price_minor * row.quantity,
        couponMinor: row.coupon_minor,
        generalCouponMinor: row.general_coupon_minor,
      })),
      percent,
    );
    const order = {
      id: all.orders.length + 1,
      order_no: orderNumber('SH', created, dice),
      group_id: groupId,
      shop_id: shopId,
      user_id: plan.user,
      ...sums(own.map((line) => line.row)),
      commission_percent: percent,
      commission_minor: sumOf(commissions, (one) => one),
      ...stage.order,
      ...promiseOf(plan, created, first, policy),
      created_at: created,
    };
    const stored = own.map(({ row, product }, index) => {
      const ids = { id: all.lines.length + 1, shop_order_id: order.id };
      const line = { ...row, ...ids, commission_minor: commissions[index] ?? 0 };
      all.lines.push(line);
      if (line.is_reviewed)
        all.reviews.push(reviewOf(line, product, { plan, composer, created, dice }));
      return line;
    });
    const refund =
      plan.refund &&
      refundOf(
        plan.refund,
        order,
        stored,
        dice,
        all.refunds.length + 1,
        orderNumber('RE', created, dice),
      );
    if (refund) {
      all.refunds.push(refund.row);
      all.refundLines.push(...refund.lines);
    }
    all.orders.push({ ...order, refund_status: refund?.orderStatus ?? 'none' });
  }
}

/** What a demo account has written, in English. */
function reviewOf(
  line: Row<OrderLineTable>,
  product: DemoProduct,
  {
    plan,
    composer,
    created,
    dice,
  }: Pick<Placing, 'plan' | 'composer' | 'dice'> & { created: Date },
): Insertable<ReviewTable> {
  const star = dice.pick([5, 5, 4]);
  const options = line.sku_name.split(',');
  const comment = composer.compose(moodsOf(star, dice), { product, options, language: 'en' });
  return {
    product_id: product.row.id,
    user_id: plan.user,
    order_line_id: line.id,
    nickname: DEMO_ACCOUNTS[plan.user - 1]?.nickname ?? '',
    sku: line.sku_name,
    star,
    ...scores(star, 5),
    language: 'en',
    comment: comment ?? '',
    pictures: '[]',
    created_at: new Date(created.getTime() + dice.int(150, REVIEWED) * HOUR),
  };
}
