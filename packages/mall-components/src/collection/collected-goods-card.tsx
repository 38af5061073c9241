import { Badge } from '@vermilion/design-system/badge';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { GoodsReasons } from '../goods/goods-reasons';
import { writtenText } from '../internal/lang-of';
import { MallImage, Price, useMoney } from '../settings';
import * as styles from './collection.css';
import { messages } from './messages';
import type { CollectedGoods } from './types';

interface CollectedGoodsCardProps {
  goods: CollectedGoods;
  /** At the corner of the image: a button, or a checkbox. */
  corner: ReactNode;
}

/** Collected goods with the change of their price; a link while their page exists. */
export function CollectedGoodsCard({ goods, corner }: CollectedGoodsCardProps) {
  const gone = goods.state === 'gone';
  const name = (
    <Truncate lines={2} {...writtenText(goods.name)}>
      {goods.name}
    </Truncate>
  );
  return (
    <article data-component="collected-goods" className={styles.card}>
      <MallImage
        src={goods.imageSrc}
        alt=""
        sizes="(min-width: 1280px) 236px, (min-width: 768px) 25vw, 50vw"
        className={goods.state === 'available' ? undefined : styles.faded}
      />
      <div className={styles.body}>
        <h2 className={styles.name}>
          {gone ? (
            name
          ) : (
            <LinkBase href={goods.href} className={styles.link}>
              {name}
            </LinkBase>
          )}
        </h2>
        {goods.rating && <GoodsReasons rating={goods.rating} />}
        <Price minor={goods.priceMinor} size="lg" tone={gone ? 'text' : 'price'} />
        {!gone && <PriceChange goods={goods} />}
      </div>
      {goods.state !== 'available' && (
        <span className={styles.tag}>
          <Badge>
            <FormattedMessage {...messages[goods.state]} />
          </Badge>
        </span>
      )}
      <div className={styles.corner}>{corner}</div>
    </article>
  );
}

/** By how much the price has changed since it was collected. */
function PriceChange({ goods: { priceMinor, collectedPriceMinor } }: { goods: CollectedGoods }) {
  const money = useMoney();
  if (collectedPriceMinor === undefined || collectedPriceMinor === priceMinor) return null;
  const cheaper = priceMinor < collectedPriceMinor;
  return (
    <p className={cheaper ? styles.cheaper : styles.dearer}>
      <FormattedMessage
        {...(cheaper ? messages.cheaper : messages.dearer)}
        values={{ amount: money(Math.abs(priceMinor - collectedPriceMinor)) }}
      />
    </p>
  );
}
