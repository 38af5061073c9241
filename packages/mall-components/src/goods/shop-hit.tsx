import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { Link, LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { ShopRating } from '../internal/shop-rating';
import { MallImage } from '../settings';
import { GoodsThumbnail } from './goods-thumbnail';
import { messages } from './messages';
import * as styles from './shop-hit.css';
import type { ShopHitModel } from './types';

export interface ShopHitProps {
  /** The shop that is shown; of its goods the first three. */
  shop: ShopHitModel;
}

/** A shop among search results, with some of its goods. */
export function ShopHit({ shop }: ShopHitProps) {
  const intl = useIntl();
  return (
    <article data-component="shop-hit" className={styles.hit}>
      <MallImage src={shop.logoSrc} alt="" sizes="64px" className={styles.logo} />
      <div className={styles.text}>
        <Link variant="quiet" href={shop.href} {...writtenText(shop.name)} className={styles.name}>
          {shop.name}
        </Link>
        <ShopRating value={shop.rating} />
        {shop.selfOperated && (
          <Badge tone="brandAccent">
            <FormattedMessage {...messages.selfOperated} />
          </Badge>
        )}
      </div>
      <ul className={styles.goods}>
        {shop.goods.slice(0, 3).map((goods) => (
          <li key={goods.id} className={styles.picture}>
            <GoodsThumbnail goods={goods} sizes="72px" />
          </li>
        ))}
      </ul>
      <Button size="sm" asChild>
        <LinkBase
          href={shop.href}
          aria-label={intl.formatMessage(messages.enterNamed, { name: shop.name })}
        >
          <FormattedMessage {...messages.enterShop} />
        </LinkBase>
      </Button>
    </article>
  );
}
