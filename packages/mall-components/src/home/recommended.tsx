import { Link } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { GoodsGrid, type GoodsGridProps, type GoodsSummary } from '../goods';
import { MallImage } from '../settings';
import { messages } from './messages';
import { Section } from './section';
import * as styles from './recommended.css';

export interface RecommendedProps extends Pick<GoodsGridProps, 'state' | 'onRetry' | 'more'> {
  goods: readonly GoodsSummary[];
  /** The tall picture beside the first rows. */
  imageSrc?: string;
  /** A name for the place of a card, to which addresses lead. */
  anchorOf?: (goods: GoodsSummary) => string | undefined;
  /** All goods of the mall: where to go on from the list's end. */
  allHref: string;
}

const BESIDE_PICTURE = 8;

/** "You may also like": a tall picture beside four by two goods, then rows of six without end. */
export function Recommended(props: RecommendedProps) {
  const { goods, imageSrc, state = 'ready', onRetry, more, anchorOf, allHref } = props;
  const intl = useIntl();
  const slots = anchorOf && ((item: GoodsSummary) => ({ anchor: anchorOf(item) }));
  const split = imageSrc ? BESIDE_PICTURE : 0;
  const rest = goods.slice(split);
  return (
    <Section
      title={intl.formatMessage(messages.recommended)}
      deck={intl.formatMessage(messages.recommendedDeck)}
    >
      {imageSrc && (
        <div className={styles.top}>
          <div className={styles.tall}>
            <MallImage
              src={imageSrc}
              alt=""
              ratio="fill"
              sizes="238px"
              className={styles.tallPicture}
            />
          </div>
          <GoodsGrid
            goods={goods.slice(0, split)}
            state={state}
            columns={4}
            skeletons={BESIDE_PICTURE}
            onRetry={onRetry}
          />
        </div>
      )}
      {state === 'ready' && (rest.length > 0 || !imageSrc) ? (
        <GoodsGrid goods={rest} columns={7} slots={slots} more={more} />
      ) : (
        !imageSrc && <GoodsGrid goods={[]} state={state} onRetry={onRetry} />
      )}
      {state === 'ready' && !more && goods.length > 0 && (
        <p className={styles.end}>
          <FormattedMessage {...messages.recommendedEnd} />{' '}
          <Link href={allHref}>
            <FormattedMessage {...messages.allGoods} />
          </Link>
        </p>
      )}
    </Section>
  );
}
