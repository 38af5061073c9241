import {
  ChatIcon,
  GiftIcon,
  HeartIcon,
  HomeIcon,
  PackageIcon,
  PinIcon,
  ReceiptIcon,
  RefreshIcon,
  StarIcon,
  StoreIcon,
  TicketIcon,
  UserIcon,
} from '@vermilion/design-system/icon';
import { AccountLayout } from '@vermilion/mall-components/account';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths, patterns } from '../page-params/paths';
import { SignOutForm } from '../session/sign-out-form';
import { PageBreadcrumbs, useBreadcrumbs } from '../shared/page-breadcrumbs';
import { PageFrame } from '../shared/page-frame';
import { useMenuEntries } from './use-menu-entries';

const messages = defineMessages({
  account: { id: 'page.account.title', defaultMessage: 'My account' },
  overview: { id: 'page.account.overview', defaultMessage: 'Overview' },
  orders: { id: 'page.account.orders', defaultMessage: 'My orders' },
  refunds: { id: 'page.account.refunds', defaultMessage: 'My refunds' },
  reviews: { id: 'page.account.reviews', defaultMessage: 'My reviews' },
  points: { id: 'page.account.points', defaultMessage: 'My points' },
  mails: { id: 'page.mails.title', defaultMessage: 'Emails' },
});

/** Icons of the pages in the server's menu. */
const icons: Partial<Record<string, ReactNode>> = {
  [patterns.profile]: <UserIcon />,
  [patterns.addresses]: <PinIcon />,
  [patterns.collection]: <HeartIcon />,
  [patterns.coupons]: <TicketIcon />,
  [patterns.settlement]: <StoreIcon />,
  [patterns.applications]: <ReceiptIcon />,
};

const pathOf = (href: string) => href.split('?', 1).join('');

export interface AccountFrameProps {
  /** Page title for the breadcrumbs. */
  title: string;
  /** `overview`, `orders`, `refunds`, `reviews`, `points`, or the path of a page in the server's menu. */
  current: string;
  children: ReactNode;
}

/** A page of the account next to the account menu. */
export function AccountFrame({ title, current, children }: AccountFrameProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const entries = useMenuEntries().map((entry) => ({ ...entry, icon: icons[pathOf(entry.href)] }));
  const own = [
    { id: 'overview', href: paths.account(), icon: <HomeIcon /> },
    { id: 'orders', href: paths.orders(), icon: <PackageIcon /> },
    { id: 'refunds', href: paths.refunds(), icon: <RefreshIcon /> },
    { id: 'reviews', href: paths.reviews(), icon: <StarIcon /> },
    { id: 'points', href: paths.points(), icon: <GiftIcon /> },
  ] as const;
  const mails = {
    id: patterns.mails,
    href: patterns.mails,
    icon: <ChatIcon />,
    label: formatMessage(messages.mails),
  };
  const named = own.map((item) => ({ ...item, label: formatMessage(messages[item.id]) }));
  const isOpen = (href: string) => pathOf(href) === pathname;
  const account = { label: formatMessage(messages.account), href: paths.account() };
  const section = named.filter(({ id, href }) => id === current && !isOpen(href));
  const breadcrumbs = useBreadcrumbs([
    ...(current === 'overview' ? [] : [account]),
    ...section,
    { label: title },
  ]);
  const open = entries.find(({ href }) => pathOf(href) === current)?.id ?? current;
  return (
    <PageFrame>
      <PageBreadcrumbs items={breadcrumbs.items} />
      <AccountLayout groups={[named, [...entries, mails]]} currentId={open}>
        {children}
      </AccountLayout>
      <SignOutForm />
    </PageFrame>
  );
}
