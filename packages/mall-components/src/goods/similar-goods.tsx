import { Heading } from '@vermilion/design-system/heading';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { MallImage, Price } from '../settings';
import { messages } from './messages';
import * as styles from './similar-goods.css';
import type { GoodsSummary } from './types';

export interface SimilarGoodsProps {
  /** In display order; four have room. */
  goods: readonly GoodsSummary[];
}

/** What can be bought instead of sold-out goods: image, name and price, beside their buttons. */
export function SimilarGoods({ goods }: SimilarGoodsProps) {
  const id = useId();
  if (goods.length === 0) return null;
  return (
    <section data-component="similar-goods" aria-labelledby={id} className={styles.similar}>
      <Heading level={2} size="sm" id={id}>
        <FormattedMessage {...messages.similar} />
      </Heading>
      <ul className={styles.list}>
        {goods.map((item) => (
          <li key={item.id}>
            <LinkBase href={item.href} className={styles.item}>
              <MallImage src={item.imageSrc} alt="" sizes="4rem" className={styles.picture} />
              <span className={styles.text}>
                <Truncate lines={2} {...writtenText(item.name)}>
                  {item.name}
                </Truncate>
                <Price minor={item.priceMinor} size="sm" />
              </span>
            </LinkBase>
          </li>
        ))}
      </ul>
    </section>
  );
}
