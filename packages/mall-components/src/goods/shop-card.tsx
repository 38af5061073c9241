'use client';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { HeartFilledIcon, HeartIcon } from '@vermilion/design-system/icon';
import { Link, LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { ShopRating } from '../internal/shop-rating';
import { usePending, type ActionResult } from '../internal/use-pending';
import { MallImage } from '../settings';
import { messages } from './messages';
import type { GoodsShop } from './types';
import * as styles from './shop-card.css';

export interface ShopCardProps {
  shop: GoodsShop;
  /** Follows or unfollows the shop; without it there is no button. */
  onFollow?: (follow: boolean) => ActionResult;
}

/** The shop that sells the goods. */
export function ShopCard({ shop, onFollow }: ShopCardProps) {
  const intl = useIntl();
  const [pending, follow] = usePending(onFollow);
  return (
    <Card data-component="shop-card" padding="md" className={styles.card}>
      <div className={styles.head}>
        <MallImage src={shop.logoSrc} alt="" sizes="56px" className={styles.logo} />
        <div className={styles.text}>
          <Link variant="quiet" href={shop.href} lang={langOf(shop.name)}>
            {shop.name}
          </Link>
          <ShopRating value={shop.rating} />
        </div>
      </div>
      {(shop.selfOperated || shop.typeName) && (
        <div className={styles.tags}>
          {shop.selfOperated && (
            <Badge tone="brandAccent">
              <FormattedMessage {...messages.selfOperated} />
            </Badge>
          )}
          {shop.typeName && <Badge>{shop.typeName}</Badge>}
        </div>
      )}
      <div className={styles.actions}>
        <Button size="sm" asChild>
          <LinkBase
            href={shop.href}
            aria-label={intl.formatMessage(messages.enterNamed, { name: shop.name })}
          >
            <FormattedMessage {...messages.enterShop} />
          </LinkBase>
        </Button>
        {onFollow && (
          <Button
            variant="ghost"
            size="sm"
            pending={pending}
            aria-pressed={shop.followed}
            startIcon={shop.followed ? <HeartFilledIcon /> : <HeartIcon />}
            onClick={() => void follow(!shop.followed)}
          >
            <FormattedMessage {...(shop.followed ? messages.followed : messages.follow)} />
          </Button>
        )}
      </div>
    </Card>
  );
}
