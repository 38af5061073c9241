import { Disclosure } from '@vermilion/design-system/disclosure';
import { Table } from '@vermilion/design-system/table';
import { FormattedMessage } from 'react-intl';
import type { OrderDetail } from './detail-types';
import * as styles from './price-breakdown.css';
import { messages } from './price-breakdown-messages';
import { priceColumns, type PriceRow, priceRows } from './price-columns';

export interface PriceBreakdownProps {
  order: Pick<OrderDetail, 'shops' | 'couponMinor' | 'pointsMinor' | 'freightMinor' | 'payMinor'>;
}

/**
 * The cost of each line of an order, with its shares of coupons, points and freight. Renders nothing when the
 * server does not send the shares of every line.
 */
export function PriceBreakdown({ order }: PriceBreakdownProps) {
  const rows = priceRows(order.shops);
  if (rows.length === 0) return null;
  const { couponMinor, pointsMinor, freightMinor, payMinor } = order;
  const total: PriceRow = { key: 'total', couponMinor, pointsMinor, freightMinor, payMinor };
  const unused = new Set([...(couponMinor ? [] : ['coupon']), ...(pointsMinor ? [] : ['points'])]);
  return (
    <Disclosure data-component="price-breakdown" title={<FormattedMessage {...messages.title} />}>
      <div className={styles.content}>
        <Table
          caption={<FormattedMessage {...messages.title} />}
          captionHidden
          density="dense"
          columns={priceColumns.filter(({ id }) => !unused.has(id))}
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
    </Disclosure>
  );
}
