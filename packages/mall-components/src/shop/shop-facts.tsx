import { Badge } from '@vermilion/design-system/badge';
import { Rating } from '@vermilion/design-system/rating';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import type { Shop } from './types';
import * as styles from './shop-facts.css';

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
      {rating > 0 ? (
        <span className={styles.rating}>
          <Rating
            value={rating}
            size="sm"
            label={intl.formatMessage(messages.rating, { value: rating })}
          />
          <b aria-hidden="true">{intl.formatNumber(rating, { minimumFractionDigits: 1 })}</b>
        </span>
      ) : (
        <Badge>
          <FormattedMessage {...messages.newShop} />
        </Badge>
      )}
      {selfOperated && (
        <Badge tone="brandAccent">
          <FormattedMessage {...messages.selfOperated} />
        </Badge>
      )}
      {typeName && <Badge>{typeName}</Badge>}
      {followerCount !== undefined && (
        <span>
          <FormattedMessage {...messages.followers} values={{ count: followerCount }} />
        </span>
      )}
      {since && (
        <span>
          <FormattedMessage
            {...messages.since}
            values={{ year: intl.formatDate(since, { year: 'numeric', timeZone: 'UTC' }) }}
          />
        </span>
      )}
    </div>
  );
}
