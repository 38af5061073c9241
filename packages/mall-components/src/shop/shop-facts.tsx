import { Badge } from '@vermilion/design-system/badge';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopRating } from '../internal/shop-rating';
import { messages } from './messages';
import * as styles from './shop-facts.css';
import type { Shop } from './types';

type ShopFactsProps = Pick<
  Shop,
  'rating' | 'selfOperated' | 'typeName' | 'followerCount' | 'since'
>;

/** Key facts of a shop: rating, type, followers, year of opening. */
export function ShopFacts({
  rating,
  selfOperated,
  typeName,
  followerCount,
  since,
}: ShopFactsProps) {
  const intl = useIntl();
  return (
    <div className={styles.facts}>
      <ShopRating value={rating} />
      {selfOperated && (
        <Badge tone="brandAccent">
          <FormattedMessage {...messages.selfOperated} />
        </Badge>
      )}
      {typeName && <Badge>{typeName}</Badge>}
      {followerCount !== undefined && (
        <span data-part="followers">
          <FormattedMessage {...messages.followers} values={{ count: followerCount }} />
        </span>
      )}
      {since && (
        <span>
          <FormattedMessage
            {...messages.since}
            values={{ year: intl.formatDate(since, { year: 'numeric' }) }}
          />
        </span>
      )}
    </div>
  );
}
