import type { OperatorScope } from '@vermilion/api-client/operator';
import { Link } from '@vermilion/design-system/link';
import { useIntl } from 'react-intl';
import { useSession } from '../session/session-context';
import { type Subject, subjectName } from './subject-name';

interface PageOf {
  scope: OperatorScope;
  path: string;
  /** Only the mall has the page. */
  isOfMall?: boolean;
}

/** The subjects that have a page of their own, below the path. */
const pages = new Map<string, PageOf>([
  ['order', { scope: 'orders:read', path: '/orders' }],
  ['refund', { scope: 'refunds:read', path: '/refunds' }],
  ['goods', { scope: 'goods:read', path: '/goods' }],
  ['coupon', { scope: 'coupons:write', path: '/coupons' }],
  ['shop', { scope: 'shops:read', path: '/shops', isOfMall: true }],
  ['shopper', { scope: 'shoppers:read', path: '/shoppers', isOfMall: true }],
  ['activity', { scope: 'content:write', path: '/home-page/activities', isOfMall: true }],
  ['agreement', { scope: 'content:write', path: '/agreements', isOfMall: true }],
]);

/** What an action was done to: a link, where it has a page that whoever reads this may open. */
export function SubjectLink({ subject }: { subject: Subject }) {
  const { session } = useSession();
  const name = subjectName(subject, useIntl());
  const page = pages.get(subject.subjectType);
  const isOpen =
    page &&
    subject.subjectId !== '' &&
    session.scopes.includes(page.scope) &&
    (!page.isOfMall || session.shopId === null);
  if (!isOpen) return <bdi>{name}</bdi>;
  return (
    <Link href={`${page.path}/${encodeURIComponent(subject.subjectId)}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}
