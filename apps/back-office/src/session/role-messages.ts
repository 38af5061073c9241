import type { StaffRole } from '@vermilion/api-client/operator';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What people do in a place. */
export const roleNames: Record<StaffRole, MessageDescriptor> = defineMessages({
  owner: { id: 'office.role.owner', defaultMessage: 'Owner' },
  goods: { id: 'office.role.goods', defaultMessage: 'Goods' },
  orders: { id: 'office.role.orders', defaultMessage: 'Orders' },
  money: { id: 'office.role.money', defaultMessage: 'Money' },
  content: { id: 'office.role.content', defaultMessage: 'Content' },
  shops: { id: 'office.role.shops', defaultMessage: 'Shops' },
});
