import type { OperatorScope } from '@vermilion/api-client/operator';
import {
  AlertIcon,
  ClockIcon,
  HeartIcon,
  HomeIcon,
  ImageIcon,
  LockIcon,
  MailIcon,
  MenuIcon,
  PackageIcon,
  PlayIcon,
  ReceiptIcon,
  RefreshIcon,
  SearchIcon,
  ShieldIcon,
  StarIcon,
  StoreIcon,
  TicketIcon,
  TruckIcon,
  UserIcon,
  WalletIcon,
} from '@vermilion/design-system/icon';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { labels as agreements } from '../agreements/messages';
import { labels as applications } from '../applications/messages';
import { labels as audit } from '../audit/messages';
import { labels as categories } from '../categories/messages';
import { messages as coupons } from '../coupons/messages';
import { messages as delivery } from '../delivery/messages';
import { messages as goods } from '../goods/messages';
import { labels as homePage } from '../home-page/messages';
import { labels as jobs } from '../jobs/messages';
import { labels as keys } from '../keys/messages';
import { messages as money } from '../money/messages';
import { messages as orders } from '../orders/messages';
import { labels as payouts } from '../payouts/messages';
import { messages as profile } from '../profile/messages';
import { messages as refunds } from '../refunds/messages';
import { labels as reports } from '../reports/messages';
import { messages as reviews } from '../reviews/messages';
import type { OpenSession } from '../session/session';
import { labels as shoppers } from '../shoppers/messages';
import { labels as shops } from '../shops/messages';
import { messages as staff } from '../staff/messages';
import { messages as today } from '../today/messages';
import { labels as words } from '../words/messages';

export interface Entry {
  path: string;
  name: MessageDescriptor;
  icon: ReactNode;
  /** Who lacks it does not see the page. */
  scope: OperatorScope;
  /** Where it is a page, of those where the scope exists; default: both. */
  place?: 'shop' | 'mall';
}

/** The pages of the navigation, in its order. */
export const entries: readonly Entry[] = [
  { path: '/', name: today.title, icon: <HomeIcon />, scope: 'orders:read', place: 'shop' },
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
    place: 'shop',
  },
  { path: '/shop', name: profile.title, icon: <StoreIcon />, scope: 'shops:write', place: 'shop' },
  { path: '/money', name: money.title, icon: <WalletIcon />, scope: 'money:read', place: 'shop' },
  {
    path: '/applications',
    name: applications.title,
    icon: <MailIcon />,
    scope: 'applications:read',
  },
  {
    path: '/reports',
    name: reports.title,
    icon: <AlertIcon />,
    scope: 'reports:read',
    place: 'mall',
  },
  { path: '/shops', name: shops.title, icon: <StoreIcon />, scope: 'shops:read', place: 'mall' },
  { path: '/shoppers', name: shoppers.title, icon: <HeartIcon />, scope: 'shoppers:read' },
  { path: '/categories', name: categories.title, icon: <MenuIcon />, scope: 'content:write' },
  { path: '/home-page', name: homePage.title, icon: <ImageIcon />, scope: 'content:write' },
  { path: '/agreements', name: agreements.title, icon: <ShieldIcon />, scope: 'content:write' },
  { path: '/words', name: words.title, icon: <SearchIcon />, scope: 'content:write' },
  { path: '/payouts', name: payouts.title, icon: <WalletIcon />, scope: 'money:write' },
  { path: '/staff', name: staff.title, icon: <UserIcon />, scope: 'staff:manage' },
  { path: '/keys', name: keys.title, icon: <LockIcon />, scope: 'keys:manage' },
  { path: '/jobs', name: jobs.title, icon: <PlayIcon />, scope: 'jobs:manage' },
  { path: '/audit', name: audit.title, icon: <ClockIcon />, scope: 'audit:read' },
];

/** The pages that somebody sees, by the scopes and the place of their session. */
export function entriesFor({ scopes, shopId }: Pick<OpenSession, 'scopes' | 'shopId'>) {
  const here = shopId === null ? 'mall' : 'shop';
  return entries.filter(({ scope, place = here }) => scopes.includes(scope) && place === here);
}
