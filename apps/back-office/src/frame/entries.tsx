import type { OperatorScope } from '@vermilion/api-client/operator';
import {
  HeartIcon,
  MenuIcon,
  PackageIcon,
  ReceiptIcon,
  StoreIcon,
  TicketIcon,
  UserIcon,
} from '@vermilion/design-system/icon';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { labels as applications } from '../applications/messages';
import { labels as categories } from '../categories/messages';
import { messages as goods } from '../goods/messages';
import { messages as orders } from '../orders/messages';
import type { OpenSession } from '../session/session';
import { labels as shoppers } from '../shoppers/messages';
import { labels as shops } from '../shops/messages';
import { messages as staff } from '../staff/messages';

export interface Entry {
  path: string;
  name: MessageDescriptor;
  icon: ReactNode;
  /** Who lacks it does not see the page. */
  scope: OperatorScope;
  /** Not a page of shops, although they have its scope. */
  ofMall?: true;
}

/** The pages of the navigation, in its order. */
export const entries: readonly Entry[] = [
  { path: '/orders', name: orders.title, icon: <ReceiptIcon />, scope: 'orders:read' },
  { path: '/goods', name: goods.title, icon: <PackageIcon />, scope: 'goods:read' },
  {
    path: '/applications',
    name: applications.title,
    icon: <TicketIcon />,
    scope: 'applications:read',
  },
  { path: '/shops', name: shops.title, icon: <StoreIcon />, scope: 'shops:read', ofMall: true },
  { path: '/shoppers', name: shoppers.title, icon: <HeartIcon />, scope: 'shoppers:read' },
  { path: '/categories', name: categories.title, icon: <MenuIcon />, scope: 'content:write' },
  { path: '/staff', name: staff.title, icon: <UserIcon />, scope: 'staff:manage' },
];

/** The pages that somebody sees, by the scopes and the place of their session. */
export const entriesFor = ({ scopes, shopId }: Pick<OpenSession, 'scopes' | 'shopId'>) =>
  entries.filter(({ scope, ofMall }) => scopes.includes(scope) && !(ofMall && shopId !== null));
