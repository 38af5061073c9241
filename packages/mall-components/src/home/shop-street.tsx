import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { ShopRating } from '../internal/shop-rating';
import { MallImage } from '../settings';
import { messages } from './messages';
import { Section } from './section';
import * as styles from './shop-street.css';
import type { StreetShop } from './types';

export interface ShopStreetProps {
  /** In display order; the first six are shown. */
  shops: readonly StreetShop[];
  /** URL of all shops. */
  href: string;
}

const SHOPS = 6;

/** A wide image is cropped to the frame: it is more than twice as wide as what is seen. */
const sizes = '(min-width: 768px) 640px, 113vw';

/** The first shops of the shop street. */
export function ShopStreet({ shops, href }: ShopStreetProps) {
  const intl = useIntl();
  return (
    <Section
      title={intl.formatMessage(messages.shopStreet)}
      deck={intl.formatMessage(messages.shopStreetDeck)}
      href={href}
    >
      <ul data-component="shop-street" className={styles.street}>
        {shops.slice(0, SHOPS).map((shop) => (
          <li key={shop.id}>
            <article className={styles.shop}>
              <MallImage src={shop.backgroundSrc} alt="" ratio="wide" sizes={sizes} />
              <div className={styles.foot}>
                <MallImage src={shop.logoSrc} alt="" sizes="52px" className={styles.logo} />
                <div className={styles.text}>
                  <LinkBase href={shop.href} className={styles.name}>
                    <Truncate lines={1} {...writtenText(shop.name)}>
                      {shop.name}
                    </Truncate>
                  </LinkBase>
                  <ShopRating value={shop.rating} />
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
