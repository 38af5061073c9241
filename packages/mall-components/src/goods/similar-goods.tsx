import { Heading } from '@vermilion/design-system/heading';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { GoodsThumbnail } from './goods-thumbnail';
import { messages } from './messages';
import * as styles from './similar-goods.css';
import type { GoodsSummary } from './types';

export interface SimilarGoodsProps {
  /** In display order; four have room. */
  goods: readonly GoodsSummary[];
}

/** What can be bought instead of sold-out goods: images with prices, beside their buttons. */
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
            <GoodsThumbnail goods={item} sizes="6rem" />
          </li>
        ))}
      </ul>
    </section>
  );
}
