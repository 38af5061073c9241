import type { OrderFacts } from '@vermilion/mails';
import type { Deps } from '../kernel/context';
import type { Language } from '../kernel/language';
import { localFormat } from '../kernel/local-format';
import { receiptWords } from '../receipt/words';

/** The goods, sums and address of a master order, as written in a language. */
export async function orderFacts(
  { db, policy, settings }: Pick<Deps, 'db' | 'policy' | 'settings'>,
  groupId: number,
  language: Language,
): Promise<OrderFacts> {
  const { amount } = localFormat(policy, language);
  const group = await db
    .selectFrom('order_group')
    .select(['goods_minor', 'freight_minor', 'coupon_minor', 'points_minor', 'pay_minor'])
    .select(['real_name', 'address'])
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.shop_order_id')
    .select(['product_name', 'sku_name', 'order_line.image', 'quantity', 'price_minor'])
    .where('shop_order.group_id', '=', groupId)
    .orderBy('order_line.id')
    .execute();
  const words = receiptWords[language];
  const sums = [
    { label: words.goods, minor: group.goods_minor },
    { label: words.freight, minor: group.freight_minor },
    { label: words.coupon, minor: -group.coupon_minor },
    { label: words.points, minor: -group.points_minor },
  ].filter(({ minor }) => minor !== 0);
  return {
    lines: lines.map((line) => ({
      name: line.product_name,
      options: line.sku_name.replaceAll(',', ', '),
      quantity: line.quantity,
      amount: amount(line.price_minor * line.quantity),
      picture: new URL(line.image, settings.publicUrl).href,
    })),
    sums: [...sums, { label: words.amount, minor: group.pay_minor }].map(({ label, minor }) => ({
      label,
      amount: amount(minor),
    })),
    address: group.address ? [group.real_name, group.address].filter(Boolean) : [],
    arrival: null,
  };
}
