import { Card } from '@vermilion/design-system/card';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage } from 'react-intl';
import type { GoodsSummary } from '../goods';
import { Reduction, reductionOf } from '../goods/reduction';
import { writtenText } from '../internal/lang-of';
import { MallImage, Price } from '../settings';
import { messages } from './messages';
import * as styles from './reduced-tile.css';

export interface ReducedTileProps {
  /** The goods that are shown. */
  goods: GoodsSummary;
}

/** Goods that cost less than before, in one line next to the banner, or below it on phones. */
export function ReducedTile({ goods }: ReducedTileProps) {
  const share = reductionOf(goods.priceMinor, goods.oldPriceMinor);
  return (
    <Card padding="sm" interactive data-component="reduced-tile" className={styles.tile}>
      <MallImage src={goods.imageSrc} alt="" sizes="60px" className={styles.picture} />
      <div className={styles.words}>
        <span className={styles.label}>
          <FormattedMessage {...messages.reduced} />
        </span>
        <LinkBase href={goods.href} className={styles.link}>
          <Truncate lines={1} {...writtenText(goods.name)}>
            {goods.name}
          </Truncate>
        </LinkBase>
        <span className={styles.figures}>
          <Price minor={goods.priceMinor} oldMinor={goods.oldPriceMinor} />
          {share !== undefined && <Reduction share={share} />}
        </span>
      </div>
    </Card>
  );
}
