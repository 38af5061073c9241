import type { Language } from '../kernel/language';
import { type LocalFormat, localFormat } from '../kernel/local-format';
import type { LineRow } from '../order/lines-store';
import type { ShopOrderRow } from '../order/shop-order-store';
import type { Sheet, SheetColumn } from '../pdf/sheet';
import type { Policy } from '../policy/policy';
import { percentOf } from '../tax/rules';
import { paymentName } from './payment-name';
import { type ReceiptWords, receiptWords } from './words';

/** A refund, completed or in progress. */
export interface RefundPayment {
  refundNo: string;
  minor: number;
  at: Date | null;
  /** the included tax that it gives back */
  taxMinor: number;
}

export interface ReceiptParts {
  row: ShopOrderRow;
  lines: readonly LineRow[];
  refundPayments: readonly RefundPayment[];
}

interface Column extends SheetColumn {
  cell(line: LineRow): string;
  isShown?: boolean;
}

/** The columns of the goods. Columns that are 0 in every line are omitted. */
function columnsOf(words: ReceiptWords, { amount }: LocalFormat, row: ShopOrderRow): Column[] {
  const columns: Column[] = [
    { header: words.goods, cell: (line) => line.productName },
    { header: words.price, width: 62, cell: (line) => amount(line.priceMinor) },
    { header: words.quantity, width: 44, cell: (line) => `× ${line.quantity}` },
    {
      header: words.coupon,
      width: 60,
      isShown: row.coupon_minor > 0,
      cell: (line) => amount(-line.couponMinor),
    },
    {
      header: words.points,
      width: 58,
      isShown: row.points_minor > 0,
      cell: (line) => amount(-line.pointsMinor),
    },
    {
      header: words.freight,
      width: 58,
      isShown: row.freight_minor > 0,
      cell: (line) => amount(line.freightMinor),
    },
    { header: words.amount, width: 66, cell: (line) => amount(line.payMinor) },
  ];
  return columns.filter(({ isShown = true }) => isShown);
}

/** The tax that the order includes, by rate; nothing where no rate was known. */
function taxesOf(words: ReceiptWords, format: LocalFormat, lines: readonly LineRow[]) {
  const byRate = new Map<number, number>();
  for (const { taxRate, taxMinor } of lines) {
    if (taxRate !== null) byRate.set(taxRate, (byRate.get(taxRate) ?? 0) + taxMinor);
  }
  return [...byRate].map(([rate, minor]) => ({
    term: `${words.tax} (${format.percent(percentOf(rate))})`,
    text: format.amount(minor),
  }));
}

/** How the total is made up: the order's sums. */
function sumsOf(words: ReceiptWords, { amount }: LocalFormat, row: ShopOrderRow) {
  return [
    { term: words.goods, text: amount(row.goods_minor) },
    { term: words.freight, text: amount(row.freight_minor) },
    ...(row.coupon_minor > 0 ? [{ term: words.coupon, text: amount(-row.coupon_minor) }] : []),
    ...(row.points_minor > 0 ? [{ term: words.points, text: amount(-row.points_minor) }] : []),
    { term: words.paid, text: amount(row.pay_minor) },
  ];
}

/** Orders keep numbers as "86 13800138000". */
const withPlus = (phone: string) => phone.replace(/^(?=\d{1,4} \d)/, '+');

/** The receipt of a shop's paid order, in a language and with the mall's settings. */
export function toSheet(
  { row, lines, refundPayments }: ReceiptParts,
  { policy, language, now }: { policy: Policy; language: Language; now: Date },
): Sheet {
  const words = receiptWords[language];
  const format = localFormat(policy, language);
  const { name, address } = policy.mall;
  const columns = columnsOf(words, format, row);
  const paidAt = row.collected_at ?? row.paid_at;
  return {
    language,
    title: words.title,
    createdAt: now,
    issuer: [name[language] ?? name.en, ...(address ? [address[language] ?? address.en] : [])],
    facts: [
      { term: words.orderNo, text: row.order_no },
      { term: words.createTime, text: format.time(row.created_at) },
      ...(paidAt ? [{ term: words.payTime, text: format.time(paidAt) }] : []),
      { term: words.payment, text: paymentName(row.pay_type, language) ?? row.pay_type },
    ],
    recipient: [words.recipient, row.real_name, withPlus(row.phone), row.address].filter(
      (line) => line,
    ),
    table: {
      caption: row.shop_name,
      columns: columns.map(({ header, width }) => ({ header, ...(width && { width }) })),
      rows: lines.map((line) => ({
        cells: columns.map(({ cell }) => cell(line)),
        ...(line.skuName && { note: line.skuName.replace(/,\s*/g, ', ') }),
      })),
    },
    sums: [...sumsOf(words, format, row), ...taxesOf(words, format, lines)],
    ...(refundPayments.length > 0 && {
      refunds: {
        title: words.refunds,
        facts: refundPayments.flatMap(({ refundNo, minor, at, taxMinor }) => [
          {
            term: at ? `${refundNo} · ${format.time(at)}` : refundNo,
            text: format.amount(-minor),
          },
          ...(taxMinor ? [{ term: words.tax, text: format.amount(-taxMinor) }] : []),
        ]),
      },
    }),
    pageOf: words.pageOf,
  };
}
