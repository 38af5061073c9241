import type { TableColumn } from '@vermilion/design-system/table';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { Price } from '../settings';
import type { OrderLine, OrderLineShares, OrderShopLines } from './line-types';
import { messages as orderMessages } from './messages';
import * as styles from './price-breakdown.css';
import { messages } from './price-breakdown-messages';

/** A line of an order with its share of the totals, or the row of totals. */
export type PriceRow = OrderLineShares & { key: number | string; line?: OrderLine };

const amount = (minor: number) => <Price minor={minor} size="sm" tone="text" />;

/** Table columns for `PriceRow`s. */
export const priceColumns: TableColumn<PriceRow>[] = [
  {
    id: 'goods',
    header: <FormattedMessage {...messages.goods} />,
    cell: ({ line }) =>
      line ? (
        <span {...writtenText(line.name)}>{line.name}</span>
      ) : (
        <span className={styles.total}>
          <FormattedMessage {...messages.total} />
        </span>
      ),
  },
  {
    id: 'price',
    header: <FormattedMessage {...messages.price} />,
    kind: 'number',
    cell: ({ line }) =>
      line && (
        <>
          {amount(line.priceMinor)}{' '}
          <span className={styles.quantity}>
            <FormattedMessage {...orderMessages.lineQuantity} values={{ count: line.quantity }} />
          </span>
        </>
      ),
  },
  {
    id: 'coupon',
    header: <FormattedMessage {...messages.coupon} />,
    kind: 'number',
    cell: ({ couponMinor }) => amount(-couponMinor),
  },
  {
    id: 'points',
    header: <FormattedMessage {...messages.points} />,
    kind: 'number',
    cell: ({ pointsMinor }) => amount(-pointsMinor),
  },
  {
    id: 'freight',
    header: <FormattedMessage {...messages.freight} />,
    kind: 'number',
    cell: ({ freightMinor }) => amount(freightMinor),
  },
  {
    id: 'pay',
    header: <FormattedMessage {...messages.pay} />,
    kind: 'number',
    cell: ({ payMinor }) => amount(payMinor),
  },
];

/** A row per line of the shops; empty when the server does not send the shares of every line. */
export function priceRows(shops: readonly OrderShopLines[]): PriceRow[] {
  const lines = shops.flatMap((shop) => shop.lines);
  const rows = lines.flatMap((line): PriceRow[] =>
    line.shares ? [{ key: line.id, line, ...line.shares }] : [],
  );
  return rows.length < lines.length ? [] : rows;
}
