import type { OperatorScope } from '@vermilion/api-client/operator';
import {
  HomeIcon,
  PackageIcon,
  ReceiptIcon,
  RefreshIcon,
  StarIcon,
  StoreIcon,
  TicketIcon,
  TruckIcon,
  UserIcon,
  WalletIcon,
} from '@vermilion/design-system/icon';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { messages as coupons } from '../coupons/messages';
import { messages as delivery } from '../delivery/messages';
import { messages as goods } from '../goods/messages';
import { messages as money } from '../money/messages';
import { messages as orders } from '../orders/messages';
import { messages as profile } from '../profile/messages';
import { messages as refunds } from '../refunds/messages';
import { messages as reviews } from '../reviews/messages';
import type { OpenSession } from '../session/session';
import { messages as staff } from '../staff/messages';
import { messages as today } from '../today/messages';

export interface Entry {
  path: string;
  name: MessageDescriptor;
  icon: ReactNode;
  /** Who lacks it does not see the page. */
  scope: OperatorScope;
  /** Not a page of the mall, although its staff have the scope. */
  ofShop?: true;
}

/** The pages of the navigation, in its order. */
export const entries: readonly Entry[] = [
  { path: '/', name: today.title, icon: <HomeIcon />, scope: 'orders:read', ofShop: true },
  { path: '/orders', name: orders.title, icon: <ReceiptIcon />, scope: 'orders:read' },
  { path: '/refunds', name: refunds.title, icon: <RefreshIcon />, scope: 'refunds:read' },
  { path: '/reviews', name: reviews.title, icon: <StarIcon />, scope: 'reviews:read' },
  { path: '/goods', name: goods.title, icon: <PackageIcon />, scope: 'goods:read' },
  { path: '/coupons', name: coupons.title, icon: <TicketIcon />, scope: 'coupons:read' },
  {
    path: '/delivery',
    name: delivery.title,
    icon: <TruckIcon />,
    scope: 'shops:write',
    ofShop: true,
  },
  { path: '/shop', name: profile.title, icon: <StoreIcon />, scope: 'shops:write', ofShop: true },
  { path: '/money', name: money.title, icon: <WalletIcon />, scope: 'money:read', ofShop: true },
  { path: '/staff', name: staff.title, icon: <UserIcon />, scope: 'staff:manage' },
];

/** The pages that somebody sees, by the scopes and the place of their session. */
export const entriesFor = ({ scopes, shopId }: Pick<OpenSession, 'scopes' | 'shopId'>) =>
  entries.filter(({ scope, ofShop }) => scopes.includes(scope) && !(ofShop && shopId === null));
