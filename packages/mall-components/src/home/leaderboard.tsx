import { LinkBase } from '@vermilion/design-system/link';
import { Truncate } from '@vermilion/design-system/truncate';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GoodsSummary } from '../goods';
import { writtenText } from '../internal/lang-of';
import { MallImage, Price } from '../settings';
import * as styles from './leaderboard.css';
import { messages } from './messages';
import { RankRibbon } from './rank-ribbon';
import { Section } from './section';

export interface LeaderboardProps {
  /** Best-selling first; three are shown. */
  goods: readonly GoodsSummary[];
  /** URL of the whole list. */
  href: string;
}

const SHOWN = 3;

/** The three best-selling goods, with gold, silver and bronze ribbons. */
export function Leaderboard({ goods, href }: LeaderboardProps) {
  const intl = useIntl();
  return (
    <Section
      title={intl.formatMessage(messages.leaderboard)}
      deck={intl.formatMessage(messages.leaderboardDeck)}
      href={href}
    >
      <ol data-component="leaderboard" className={styles.board}>
        {goods.slice(0, SHOWN).map((item, index) => (
          <li key={item.id} className={styles.row}>
            <span className={styles.ribbon}>
              <RankRibbon rank={index + 1} />
            </span>
            <MallImage src={item.imageSrc} alt="" sizes="104px" className={styles.picture} />
            <div className={styles.text}>
              <LinkBase href={item.href} className={styles.link}>
                <Truncate lines={2} {...writtenText(item.name)}>
                  {item.name}
                </Truncate>
              </LinkBase>
              <Price minor={item.priceMinor} size="lg" />
              {item.soldCount !== undefined && (
                <span className={styles.sold}>
                  <FormattedMessage {...messages.sold} values={{ count: item.soldCount }} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
