import { Table } from '@vermilion/design-system/table';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../../internal/lang-of';
import type { OrderDetail } from '../detail-types';
import type { OrderLine, OrderShopLines } from '../line-types';
import { messages as orderMessages } from '../messages';
import { priceColumns, type PriceRow, priceRows } from '../price-columns';
import * as styles from './order-receipt.css';

export interface ReceiptLinesProps {
  shop: OrderShopLines;
  order: Pick<OrderDetail, 'couponMinor' | 'pointsMinor' | 'freightMinor'>;
}

const goods = ({ line }: PriceRow) =>
  line && (
    <>
      <span {...writtenText(line.name)}>{line.name}</span>
      {line.specification && (
        <span {...writtenText(line.specification)} className={styles.specification}>
          {line.specification}
        </span>
      )}
    </>
  );

const columns = priceColumns.map((column) => {
  if (column.id === 'goods') return { ...column, cell: goods };
  // the header of amounts to pay elsewhere; on a receipt they are paid
  return column.id === 'pay'
    ? { ...column, header: <FormattedMessage {...orderMessages.total} /> }
    : column;
});

/** Where the server does not send a line's shares, only the goods are counted. */
const withoutShares = (line: OrderLine): PriceRow => ({
  key: line.id,
  line,
  couponMinor: 0,
  pointsMinor: 0,
  freightMinor: 0,
  payMinor: line.priceMinor * line.quantity,
});

/** The lines of a shop on a receipt. */
export function ReceiptLines({ shop, order }: ReceiptLinesProps) {
  const priced = priceRows([shop]);
  const hasShares = priced.length > 0;
  const shown: Record<string, boolean> = {
    coupon: hasShares && order.couponMinor > 0,
    points: hasShares && order.pointsMinor > 0,
    freight: hasShares && order.freightMinor > 0,
  };
  return (
    <Table
      caption={<span {...writtenText(shop.name)}>{shop.name}</span>}
      density="dense"
      columns={columns.filter(({ id }) => shown[id] ?? true)}
      rows={hasShares ? priced : shop.lines.map(withoutShares)}
      rowKey={({ key }) => key}
      empty={null}
    />
  );
}
