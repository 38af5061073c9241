import type { OperatorScope } from '@vermilion/api-client/operator';
import { PackageIcon, ReceiptIcon, UserIcon } from '@vermilion/design-system/icon';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { messages as goods } from '../goods/messages';
import { messages as orders } from '../orders/messages';
import { messages as staff } from '../staff/messages';

export interface Entry {
  path: string;
  name: MessageDescriptor;
  icon: ReactNode;
  /** Who lacks it does not see the page. */
  scope: OperatorScope;
}

/** The pages of the navigation, in its order. */
export const entries: readonly Entry[] = [
  { path: '/orders', name: orders.title, icon: <ReceiptIcon />, scope: 'orders:read' },
  { path: '/goods', name: goods.title, icon: <PackageIcon />, scope: 'goods:read' },
  { path: '/staff', name: staff.title, icon: <UserIcon />, scope: 'staff:manage' },
];

/** The pages that somebody with these scopes sees. */
export const entriesFor = (scopes: readonly OperatorScope[]) =>
  entries.filter(({ scope }) => scopes.includes(scope));
