import { AccountLayout } from '@vermilion/mall-components/account';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from '../routing/router';
import { paths } from '../paths';
import { SignOutForm } from '../session/sign-out-form';
import { PageFrame } from '../shared/page-frame';
import { PageBreadcrumbs, useBreadcrumbs } from '../shared/page-breadcrumbs';
import { useMenuEntries } from './use-menu-entries';

const messages = defineMessages({
  orders: { id: 'page.account.orders', defaultMessage: 'My orders' },
  refunds: { id: 'page.account.refunds', defaultMessage: 'My refunds' },
  reviews: { id: 'page.account.reviews', defaultMessage: 'My reviews' },
  points: { id: 'page.account.points', defaultMessage: 'My points' },
});

export interface AccountFrameProps {
  /** Of the page, for the breadcrumbs. */
  title: string;
  /** `orders`, `refunds`, `reviews`, `points`, or the path of a page that the server's menu leads to. */
  current: string;
  children: ReactNode;
}

/** A page of the account beside the account's menu. */
export function AccountFrame({ title, current, children }: AccountFrameProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const entries = useMenuEntries();
  const own = [
    { id: 'orders', label: intl.formatMessage(messages.orders), href: paths.orders('toShip') },
    { id: 'refunds', label: intl.formatMessage(messages.refunds), href: paths.refunds() },
    { id: 'reviews', label: intl.formatMessage(messages.reviews), href: paths.reviews() },
    { id: 'points', label: intl.formatMessage(messages.points), href: paths.points() },
  ];
  const isList = (href: string) => href.split('?')[0] === pathname;
  const section = own.filter(({ id, href }) => id === current && !isList(href));
  const breadcrumbs = useBreadcrumbs([...section, { label: title }]);
  const open = entries.find(({ href }) => href.split('?')[0] === current)?.id ?? current;
  return (
    <PageFrame>
      <PageBreadcrumbs items={breadcrumbs.items} />
      <AccountLayout groups={[own, entries]} currentId={open}>
        {children}
      </AccountLayout>
      <SignOutForm />
    </PageFrame>
  );
}
