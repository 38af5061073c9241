import { Table, type TableColumn } from '@vermilion/design-system/table';
import { FormattedMessage } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { Price } from '../settings';
import { messages as orderMessages } from './messages';
import * as styles from './price-breakdown.css';
import { messages } from './price-breakdown-messages';
import type { OrderDetail, OrderLine, OrderLineShares } from './types';

export interface PriceBreakdownProps {
  order: Pick<OrderDetail, 'shops' | 'couponMinor' | 'pointsMinor' | 'freightMinor' | 'payMinor'>;
}

type Row = OrderLineShares & { key: number | string; line?: OrderLine };

const amount = (minor: number) => <Price minor={minor} size="sm" tone="text" />;

const columns: TableColumn<Row>[] = [
  {
    id: 'goods',
    header: <FormattedMessage {...messages.goods} />,
    cell: ({ line }) =>
      line ? (
        <span lang={langOf(line.name)}>{line.name}</span>
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

/**
 * What each line of an order costs, with its shares of coupons, points and freight; nothing when the server does not
 * say the shares of every line.
 */
export function PriceBreakdown({ order }: PriceBreakdownProps) {
  const lines = order.shops.flatMap((shop) => shop.lines);
  const rows = lines.flatMap((line): Row[] =>
    line.shares ? [{ key: line.id, line, ...line.shares }] : [],
  );
  if (rows.length === 0 || rows.length < lines.length) return null;
  const { couponMinor, pointsMinor, freightMinor, payMinor } = order;
  const total: Row = { key: 'total', couponMinor, pointsMinor, freightMinor, payMinor };
  const unused = new Set([...(couponMinor ? [] : ['coupon']), ...(pointsMinor ? [] : ['points'])]);
  return (
    <details data-component="price-breakdown" className={styles.breakdown}>
      <summary className={styles.summary}>
        <FormattedMessage {...messages.title} />
      </summary>
      <div className={styles.content}>
        <Table
          caption={<FormattedMessage {...messages.title} />}
          captionVisibility="hidden"
          density="dense"
          columns={columns.filter(({ id }) => !unused.has(id))}
          rows={[...rows, total]}
          rowKey={({ key }) => key}
          empty={null}
        />
        {couponMinor + pointsMinor > 0 && (
          <p className={styles.explanation}>
            <FormattedMessage {...messages.explanation} />
          </p>
        )}
      </div>
    </details>
  );
}
