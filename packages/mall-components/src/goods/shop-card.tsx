'use client';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { HeartFilledIcon, HeartIcon } from '@vermilion/design-system/icon';
import { Link, LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import type { ShopContact } from '../internal/shop-contact';
import { ShopRating } from '../internal/shop-rating';
import { telHref } from '../internal/tel-href';
import { type ActionResult, usePending } from '../internal/use-pending';
import { MallImage } from '../settings';
import { messages } from './messages';
import * as styles from './shop-card.css';
import type { GoodsShop } from './types';

export interface ShopCardProps {
  /** The shop that is shown. */
  shop: GoodsShop;
  /** URL of the shop's introduction and qualification; without it there is no link. */
  aboutHref?: string;
  /** Its customer service: a link, or a phone number or e-mail address, which is shown. */
  contact?: ShopContact;
  /** Follows or unfollows the shop; without it there is no button. */
  onFollow?: (follow: boolean) => ActionResult;
}

/** The shop that sells the goods. */
export function ShopCard({ shop, contact, aboutHref, onFollow }: ShopCardProps) {
  const intl = useIntl();
  const [pending, follow] = usePending(onFollow);
  return (
    <Card data-component="shop-card" padding="md" className={styles.card}>
      <div className={styles.head}>
        <MallImage src={shop.logoSrc} alt="" sizes="56px" className={styles.logo} />
        <div className={styles.text}>
          <Link variant="quiet" href={shop.href} {...writtenText(shop.name)}>
            {shop.name}
          </Link>
          <ShopRating value={shop.rating} />
        </div>
      </div>
      {(shop.selfOperated || shop.typeName || aboutHref) && (
        <div className={styles.tags}>
          {shop.selfOperated && (
            <Badge tone="brandAccent">
              <FormattedMessage {...messages.selfOperated} />
            </Badge>
          )}
          {shop.typeName && <Badge>{shop.typeName}</Badge>}
          {aboutHref && (
            <Link href={aboutHref} className={styles.small}>
              <FormattedMessage {...messages.aboutShop} />
            </Link>
          )}
        </div>
      )}
      <div className={styles.actions}>
        <Button size="sm" asChild className={styles.action}>
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
            className={styles.action}
            startIcon={shop.followed ? <HeartFilledIcon /> : <HeartIcon />}
            onClick={() => void follow(!shop.followed)}
          >
            <FormattedMessage {...(shop.followed ? messages.followed : messages.follow)} />
          </Button>
        )}
      </div>
      {contact && <Contact contact={contact} />}
    </Card>
  );
}

/** Number and address are text too, for who calls or writes from another device. */
function Contact({ contact }: { contact: ShopContact }) {
  const service = <FormattedMessage {...messages.service} />;
  if (contact.kind === 'link')
    return (
      <Link
        href={contact.href}
        rel="noopener noreferrer"
        target={contact.opensWindow ? '_blank' : undefined}
        className={styles.small}
      >
        {service}
      </Link>
    );
  const { kind, value } = contact;
  return (
    <p className={styles.small}>
      {service}
      <br />
      <Link href={kind === 'phone' ? telHref(value) : `mailto:${value}`}>{value}</Link>
    </p>
  );
}
