import type { LedgerDifference } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

type AreaOf<Check> = Check extends `${infer Area}-${string}` ? Area : never;
type Area = AreaOf<LedgerDifference['check']>;

/** What of the mall a check is about, by the first word of its name. */
const areas: Record<Area, MessageDescriptor> = {
  ...defineMessages({
    order: { id: 'office.ledger.area.order', defaultMessage: 'Orders' },
    line: { id: 'office.ledger.area.line', defaultMessage: 'Lines of orders' },
    cash: { id: 'office.ledger.area.cash', defaultMessage: 'Cash on delivery' },
    refund: { id: 'office.ledger.area.refund', defaultMessage: 'Refunds' },
    points: { id: 'office.ledger.area.points', defaultMessage: 'Points' },
    coupon: { id: 'office.ledger.area.coupon', defaultMessage: 'Coupons' },
    stock: { id: 'office.ledger.area.stock', defaultMessage: 'Stock' },
    posting: { id: 'office.ledger.area.posting', defaultMessage: 'Entries of the ledger' },
    account: { id: 'office.ledger.area.account', defaultMessage: 'Balances of the ledger' },
  }),
};

export const areaName = (check: LedgerDifference['check']): MessageDescriptor =>
  areas[check.split('-')[0] as Area];
