import { formatMessage, type OrderFacts } from '@vermilion/mails';
import type { Deps } from '../kernel/context';
import type { Language } from '../kernel/language';
import { localFormat } from '../kernel/local-format';
import { receiptWords } from '../receipt/words';

type Needs = Pick<Deps, 'db' | 'policy' | 'settings'>;

/** A line of an order or of a refund, as stored. */
interface StoredLine {
  product_name: string;
  sku_name: string;
  image: string;
  quantity: number;
  minor: number;
}

const toLines = ({ policy, settings }: Needs, language: Language, lines: readonly StoredLine[]) => {
  const { amount } = localFormat(policy, language);
  return lines.map((line) => ({
    name: line.product_name,
    options: line.sku_name.replaceAll(',', ', '),
    quantity: line.quantity,
    amount: amount(line.minor),
    picture: new URL(line.image, settings.publicUrl).href,
  }));
};

/** The amounts of an order of a shop or of several. */
interface Amounts {
  goods_minor: number;
  freight_minor: number;
  coupon_minor: number;
  points_minor: number;
  pay_minor: number;
}

function toSums({ policy }: Needs, language: Language, amounts: Amounts) {
  const { amount } = localFormat(policy, language);
  const words = receiptWords[language];
  const sums = [
    { label: words.goods, minor: amounts.goods_minor },
    { label: words.freight, minor: amounts.freight_minor },
    { label: words.coupon, minor: -amounts.coupon_minor },
    { label: words.points, minor: -amounts.points_minor },
  ].filter(({ minor }) => minor !== 0);
  return [...sums, { label: words.amount, minor: amounts.pay_minor }].map(({ label, minor }) => ({
    label,
    amount: amount(minor),
  }));
}

const linesOf = ({ db }: Needs) =>
  db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.shop_order_id')
    .select(['product_name', 'sku_name', 'order_line.image', 'quantity'])
    .select(({ eb }) => eb('price_minor', '*', eb.ref('quantity')).as('minor'))
    .orderBy('order_line.id');

interface StoredOrder extends Amounts {
  real_name: string;
  address: string;
}

/** Until they have arrived, when the orders of a shop or of several do: a line each, where they differ. */
async function arrivalLines(
  { db, policy }: Needs,
  language: Language,
  [column, id]: ['group_id' | 'shop_order.id', number],
): Promise<string[]> {
  const parts = await db
    .selectFrom('shop_order')
    .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
    .select(['shop.name', 'arrives_from as from', 'arrives_until as until'])
    .where('status', 'in', ['toShip', 'toReceive'])
    .where(column, '=', id)
    .orderBy('shop_order.id')
    .execute();
  const { days } = localFormat(policy, language);
  const dated = parts.flatMap(({ name, from, until }) =>
    from && until ? [{ name, text: days(from, until) }] : [],
  );
  const isSame = new Set(dated.map(({ text }) => text)).size === 1;
  if (isSame && dated.length === parts.length) return dated.slice(0, 1).map(({ text }) => text);
  return dated.map(({ name, text }) => `${name}: ${text}`);
}

const factsOf = (
  needs: Needs,
  language: Language,
  order: StoredOrder,
  lines: readonly StoredLine[],
  arrival: readonly string[],
): OrderFacts => ({
  lines: toLines(needs, language, lines),
  sums: toSums(needs, language, order),
  address: order.address ? [order.real_name, order.address].filter(Boolean) : [],
  arrival,
});

/** The goods, sums and address of a master order, as written in a language. */
export async function orderFacts(
  needs: Needs,
  groupId: number,
  language: Language,
): Promise<OrderFacts> {
  const group = await needs.db
    .selectFrom('order_group')
    .select(['goods_minor', 'freight_minor', 'coupon_minor', 'points_minor', 'pay_minor'])
    .select(['real_name', 'address'])
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  const lines = await linesOf(needs).where('shop_order.group_id', '=', groupId).execute();
  const arrival = await arrivalLines(needs, language, ['group_id', groupId]);
  return factsOf(needs, language, group, lines, arrival);
}

/** The same of what one shop sends. */
export async function shopOrderFacts(
  needs: Needs,
  shopOrderId: number,
  language: Language,
): Promise<OrderFacts> {
  const order = await needs.db
    .selectFrom('shop_order')
    .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
    .select(['shop_order.goods_minor', 'shop_order.freight_minor', 'shop_order.coupon_minor'])
    .select(['shop_order.points_minor', 'shop_order.pay_minor', 'real_name', 'address'])
    .where('shop_order.id', '=', shopOrderId)
    .executeTakeFirstOrThrow();
  const lines = await linesOf(needs).where('shop_order.id', '=', shopOrderId).execute();
  const arrival = await arrivalLines(needs, language, ['shop_order.id', shopOrderId]);
  return factsOf(needs, language, order, lines, arrival);
}

/** What is refunded, for how much. */
export async function refundFacts(
  needs: Needs,
  refund: { id: number; minor: number },
  language: Language,
): Promise<OrderFacts> {
  const lines = await needs.db
    .selectFrom('refund_line')
    .innerJoin('order_line', 'order_line.id', 'refund_line.order_line_id')
    .select(['product_name', 'sku_name', 'image', 'refund_line.quantity'])
    .select('refund_line.amount_minor as minor')
    .where('refund_id', '=', refund.id)
    .orderBy('order_line.id')
    .execute();
  const amount = localFormat(needs.policy, language).amount(refund.minor);
  return {
    lines: toLines(needs, language, lines),
    sums: [{ label: formatMessage(language, 'fact.refund'), amount }],
    address: [],
    arrival: [],
  };
}
