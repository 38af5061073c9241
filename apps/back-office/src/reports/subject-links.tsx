import type { OperatorReport } from '@vermilion/api-client/operator';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { FormattedMessage } from 'react-intl';
import { useSession } from '../session/session-context';
import { labels } from './messages';

/** The pages on which something can be done about what is reported, as far as the reader may open them. */
export function SubjectLinks({ report }: { report: OperatorReport }) {
  const { scopes } = useSession().session;
  const { subject, goodsId, shopId } = report;
  const links = [
    subject === 'review' && goodsId !== null && scopes.includes('reviews:read')
      ? ([`/reviews?show=all&goods=${goodsId}`, labels.toReviews] as const)
      : undefined,
    goodsId !== null && scopes.includes('goods:read')
      ? ([`/goods/${goodsId}`, labels.toGoods] as const)
      : undefined,
    shopId !== null && scopes.includes('shops:read')
      ? ([`/shops/${shopId}`, labels.toShop] as const)
      : undefined,
  ];
  return (
    <Inline>
      {links.map(
        (link) =>
          link && (
            <Link key={link[0]} href={link[0]}>
              <FormattedMessage {...link[1]} />
            </Link>
          ),
      )}
    </Inline>
  );
}
