import { Button } from '@vermilion/design-system/button';
import { Card } from '@vermilion/design-system/card';
import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage } from 'react-intl';
import { GoodsReasons, type GoodsSummary } from '../goods';
import { writtenText } from '../internal/lang-of';
import { MallImage, Price } from '../settings';
import { messages } from './messages';
import * as styles from './podium.css';
import { RankRibbon } from './rank-ribbon';

export interface PodiumProps {
  /** Best first; at most three are shown. */
  goods: readonly GoodsSummary[];
  headingLevel?: 2 | 3;
}

const LARGE = '(min-width: 1280px) 408px, (min-width: 768px) 320px, 92vw';
const MEDIUM = '(min-width: 1280px) 192px, (min-width: 768px) 160px, 46vw';

/** The first three of a ranking: the first is large, with the other two next to it. */
export function Podium({ goods, headingLevel = 2 }: PodiumProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <ol data-component="podium" className={styles.podium}>
      {goods.slice(0, 3).map((item, index) => (
        <li key={item.id} className={styles.place}>
          <Card asChild interactive clip padding="none" className={styles.card}>
            <article>
              <span className={styles.ribbon}>
                <RankRibbon rank={index + 1} />
              </span>
              <MallImage src={item.imageSrc} alt="" sizes={index === 0 ? LARGE : MEDIUM} priority />
              <div className={styles.words}>
                <Name className={styles.name}>
                  <LinkBase href={item.href} className={styles.link}>
                    <Truncate lines={3} {...writtenText(item.name)}>
                      {item.name}
                    </Truncate>
                  </LinkBase>
                </Name>
                <GoodsReasons rating={item.rating} shopName={item.shopName} />
                <Price
                  minor={item.priceMinor}
                  oldMinor={item.oldPriceMinor}
                  size={index === 0 ? 'xl' : 'lg'}
                />
                {item.soldCount !== undefined && (
                  <span className={styles.sold}>
                    <FormattedMessage {...messages.sold} values={{ count: item.soldCount }} />
                  </span>
                )}
                {index === 0 && (
                  // the whole card is the link
                  <Button asChild variant="primary" className={styles.button}>
                    <span aria-hidden="true">
                      <FormattedMessage {...messages.shopNow} />
                    </span>
                  </Button>
                )}
              </div>
            </article>
          </Card>
        </li>
      ))}
    </ol>
  );
}
