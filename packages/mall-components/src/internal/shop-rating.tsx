import { Badge } from '@vermilion/design-system/badge';
import { Rating } from '@vermilion/design-system/rating';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './shop-rating-messages';
import * as styles from './shop-rating.css';

interface ShopRatingProps {
  /** 1 to 5; 0 for a shop without ratings. */
  value: number;
}

/** The rating of a shop as stars and number, or that it is new. */
export function ShopRating({ value }: ShopRatingProps) {
  const intl = useIntl();
  if (value === 0)
    return (
      <Badge>
        <FormattedMessage {...messages.newShop} />
      </Badge>
    );
  return (
    <span className={styles.root}>
      <Rating value={value} size="sm" label={intl.formatMessage(messages.rating, { value })} />
      <span aria-hidden="true">{intl.formatNumber(value, { minimumFractionDigits: 1 })}</span>
    </span>
  );
}
