import { Badge } from '@vermilion/design-system/badge';
import { Rating } from '@vermilion/design-system/rating';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { messages } from './rating-messages';
import * as styles from './shop-rating.css';

interface ShopRatingProps {
  /** 1 to 5; 0 for a shop without ratings. */
  value: number;
}

/** The rating of a shop as stars and number, or that it is new. */
export function ShopRating({ value }: ShopRatingProps) {
  const intl = useIntl();
  return value ? (
    <span className={styles.root}>
      <Rating value={value} size="sm" label={intl.formatMessage(messages.stars, { value })} />
      <span aria-hidden="true">
        <FormattedNumber value={value} minimumFractionDigits={1} />
      </span>
    </span>
  ) : (
    <Badge>
      <FormattedMessage {...messages.newShop} />
    </Badge>
  );
}
