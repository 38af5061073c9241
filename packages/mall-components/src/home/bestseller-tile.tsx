import { Card } from '@vermilion/design-system/card';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage } from 'react-intl';
import type { GoodsSummary } from '../goods';
import { writtenText } from '../internal/lang-of';
import { MallImage, Price } from '../settings';
import * as styles from './bestseller-tile.css';
import { messages } from './messages';

export interface BestsellerTileProps {
  /** The goods that are shown. */
  goods: GoodsSummary;
}

/** The current bestseller in one line next to the banner, or below it on phones. */
export function BestsellerTile({ goods }: BestsellerTileProps) {
  return (
    <Card padding="sm" interactive data-component="bestseller-tile" className={styles.tile}>
      <MallImage src={goods.imageSrc} alt="" sizes="60px" className={styles.picture} />
      <div className={styles.words}>
        <span className={styles.label}>
          <FormattedMessage {...messages.bestsellerNow} />
        </span>
        <LinkBase href={goods.href} className={styles.link}>
          <Truncate lines={1} {...writtenText(goods.name)}>
            {goods.name}
          </Truncate>
        </LinkBase>
        <span className={styles.figures}>
          <Price minor={goods.priceMinor} />
          {goods.soldCount !== undefined && (
            <span className={styles.sold}>
              <FormattedMessage {...messages.sold} values={{ count: goods.soldCount }} />
            </span>
          )}
        </span>
      </div>
    </Card>
  );
}
