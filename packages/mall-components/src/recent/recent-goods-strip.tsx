'use client';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { type Id, MallImage } from '../settings';
import { messages } from './messages';
import * as styles from './recent-goods-strip.css';

/** Recently viewed goods, without a price, which may have changed since. */
export interface RecentGoodsModel {
  /** Id of the goods; unique in the strip. */
  id: Id;
  /** As written by the shop, or translated by the server. */
  name: string;
  /** URL of the goods. */
  href: string;
  /** URL of a square image. */
  imageSrc: string;
}

export interface RecentGoodsStripProps {
  /** Most recent first; without any the strip is not rendered. */
  goods: readonly RecentGoodsModel[];
  /** Called without confirmation when the button is pressed: clear the history, and `goods`. */
  onForget: () => void;
}

/** Recently viewed goods in one scrolling row. For goods with prices use GoodsGrid. */
export function RecentGoodsStrip({ goods, onForget }: RecentGoodsStripProps) {
  const id = useId();
  if (goods.length === 0) return null;
  return (
    <section data-component="recent-goods-strip" aria-labelledby={id} className={styles.strip}>
      <div className={styles.head}>
        <Heading level={2} size="md" id={id}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <Button variant="ghost" size="sm" onClick={onForget}>
          <FormattedMessage {...messages.forget} />
        </Button>
      </div>
      <ul className={styles.list}>
        {goods.map(({ id: goodsId, name, href, imageSrc }) => (
          <li key={goodsId}>
            <LinkBase href={href} className={styles.goods}>
              <MallImage src={imageSrc} alt="" sizes="9rem" className={styles.picture} />
              <Truncate lines={2} {...writtenText(name)}>
                {name}
              </Truncate>
            </LinkBase>
          </li>
        ))}
      </ul>
    </section>
  );
}
