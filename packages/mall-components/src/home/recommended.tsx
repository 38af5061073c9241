import { Link, LinkBase } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { GoodsGrid, type GoodsGridProps, type GoodsSummary } from '../goods';
import { MallImage } from '../settings';
import { messages } from './messages';
import * as styles from './recommended.css';
import { Section } from './section';

export interface RecommendedProps extends Pick<GoodsGridProps, 'state' | 'onRetry' | 'more'> {
  /** In display order; all that have been loaded. */
  goods: readonly GoodsSummary[];
  /** URL of the tall image next to the first rows. */
  imageSrc?: string;
  /** Id of a card, as a target of URL fragments. */
  anchorOf?: (goods: GoodsSummary) => string | undefined;
  /** URL of all goods, linked by the tall image and at the end of the list. */
  allHref: string;
  /** URL of the page where a shop is opened, linked while the mall has no goods. */
  sellHref?: string;
}

const BESIDE_PICTURE = 8;

/**
 * "You may also like": a tall image next to two rows of four goods, then rows of six with infinite scrolling.
 */
export function Recommended(props: RecommendedProps) {
  const { goods, imageSrc, state = 'ready', onRetry, more, anchorOf, allHref, sellHref } = props;
  const intl = useIntl();
  const slots = anchorOf && ((item: GoodsSummary) => ({ anchor: anchorOf(item) }));
  const split = imageSrc ? BESIDE_PICTURE : 0;
  const rest = goods.slice(split);
  if (state === 'ready' && goods.length === 0)
    return (
      <GoodsGrid
        goods={goods}
        empty={<FormattedMessage {...messages.nothingYet} />}
        emptyAction={
          sellHref && (
            <Link href={sellHref}>
              <FormattedMessage {...messages.openShop} />
            </Link>
          )
        }
      />
    );
  return (
    <Section
      title={intl.formatMessage(messages.recommended)}
      deck={intl.formatMessage(messages.recommendedDeck)}
    >
      {imageSrc && (
        <div className={styles.top}>
          <LinkBase href={allHref} className={styles.tall}>
            <MallImage
              src={imageSrc}
              alt=""
              ratio="fill"
              sizes="(min-width: 110em) 340px, 270px"
              className={styles.tallPicture}
            />
            <span className={styles.tallWords}>
              <span className={styles.tallTitle}>
                <FormattedMessage {...messages.allGoods} />
              </span>
              <span aria-hidden="true" className={styles.call}>
                <FormattedMessage {...messages.shopNow} />
              </span>
            </span>
          </LinkBase>
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
