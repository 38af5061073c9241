import type { OperatorScope } from '@vermilion/api-client/operator';
import {
  ClockIcon,
  HeartIcon,
  ImageIcon,
  LockIcon,
  MenuIcon,
  PackageIcon,
  ReceiptIcon,
  SearchIcon,
  ShieldIcon,
  StoreIcon,
  TicketIcon,
  UserIcon,
  WalletIcon,
} from '@vermilion/design-system/icon';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { labels as agreements } from '../agreements/messages';
import { labels as applications } from '../applications/messages';
import { labels as audit } from '../audit/messages';
import { labels as categories } from '../categories/messages';
import { messages as goods } from '../goods/messages';
import { labels as homePage } from '../home-page/messages';
import { labels as keys } from '../keys/messages';
import { messages as orders } from '../orders/messages';
import { labels as payouts } from '../payouts/messages';
import type { OpenSession } from '../session/session';
import { labels as shoppers } from '../shoppers/messages';
import { labels as shops } from '../shops/messages';
import { messages as staff } from '../staff/messages';
import { labels as words } from '../words/messages';

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
  { path: '/home-page', name: homePage.title, icon: <ImageIcon />, scope: 'content:write' },
  { path: '/agreements', name: agreements.title, icon: <ShieldIcon />, scope: 'content:write' },
  { path: '/words', name: words.title, icon: <SearchIcon />, scope: 'content:write' },
  { path: '/payouts', name: payouts.title, icon: <WalletIcon />, scope: 'money:write' },
  { path: '/staff', name: staff.title, icon: <UserIcon />, scope: 'staff:manage' },
  { path: '/keys', name: keys.title, icon: <LockIcon />, scope: 'keys:manage' },
  { path: '/audit', name: audit.title, icon: <ClockIcon />, scope: 'audit:read' },
];

/** The pages that somebody sees, by the scopes and the place of their session. */
export const entriesFor = ({ scopes, shopId }: Pick<OpenSession, 'scopes' | 'shopId'>) =>
  entries.filter(({ scope, ofMall }) => scopes.includes(scope) && !(ofMall && shopId !== null));
