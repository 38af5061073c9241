'use client';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { ChatIcon, HeartFilledIcon, HeartIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { Rating } from '@vermilion/design-system/rating';
import { FormattedMessage, useIntl } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { usePending, type ActionResult } from '../internal/use-pending';
import { MallImage } from '../settings';
import { messages } from './messages';
import type { Shop } from './types';
import * as styles from './shop-header.css';

/** A page of the shop. */
export interface ShopSection {
  id: string;
  label: string;
  href: string;
}

export interface ShopHeaderProps {
  shop: Shop;
  /** Follows or unfollows the shop; the button is left out without it. */
  onFollow?: (follow: boolean) => ActionResult;
  /** Opens the shop's customer service. */
  onService?: () => void;
  sections?: readonly ShopSection[];
  /** Id of the section of this page. */
  currentSection?: string;
}

/** The head of every page of a shop. */
export function ShopHeader(props: ShopHeaderProps) {
  const { shop, onFollow, onService, sections = [], currentSection } = props;
  const intl = useIntl();
  const [pending, follow] = usePending(onFollow);
  return (
    <div data-component="shop-header" className={styles.header}>
      <MallImage
        src={shop.bannerSrc ?? shop.logoSrc}
        alt=""
        ratio="fill"
        sizes="(min-width: 1328px) 1280px, 100vw"
        priority
        className={styles.banner}
      />
      <div className={styles.row}>
        <MallImage src={shop.logoSrc} alt="" sizes="88px" className={styles.logo} />
        <div className={styles.text}>
          <Heading level={1} lang={langOf(shop.name)}>
            {shop.name}
          </Heading>
          <div className={styles.facts}>
            <Rating
              value={shop.rating}
              size="sm"
              label={intl.formatMessage(messages.rating, { value: shop.rating })}
            />
            {shop.selfOperated && (
              <Badge tone="brandAccent">
                <FormattedMessage {...messages.selfOperated} />
              </Badge>
            )}
            {shop.typeName && <Badge>{shop.typeName}</Badge>}
            {shop.followerCount !== undefined && (
              <FormattedMessage {...messages.followers} values={{ count: shop.followerCount }} />
            )}
          </div>
        </div>
        <div className={styles.actions}>
          {onService && (
            <Button variant="secondary" startIcon={<ChatIcon />} onClick={onService}>
              <FormattedMessage {...messages.service} />
            </Button>
          )}
          {onFollow && (
            <Button
              variant={shop.followed ? 'secondary' : 'primary'}
              pending={pending}
              aria-pressed={shop.followed}
              startIcon={shop.followed ? <HeartFilledIcon /> : <HeartIcon />}
              onClick={() => void follow(!shop.followed)}
            >
              <FormattedMessage {...(shop.followed ? messages.followed : messages.follow)} />
            </Button>
          )}
        </div>
      </div>
      {sections.length > 0 && (
        <nav aria-label={intl.formatMessage(messages.sections)} className={styles.sections}>
          {sections.map((section) => (
            <LinkBase
              key={section.id}
              href={section.href}
              aria-current={section.id === currentSection ? 'page' : undefined}
              className={styles.section}
            >
              {section.label}
            </LinkBase>
          ))}
        </nav>
      )}
    </div>
  );
}
