import { useIntl } from 'react-intl';
import { GoodsGrid, type GoodsGridProps, type GoodsSummary } from '../goods';
import { MallImage } from '../settings';
import { messages } from './messages';
import { Section } from './section';
import * as styles from './recommended.css';

export interface RecommendedProps extends Pick<GoodsGridProps, 'state' | 'onRetry' | 'more'> {
  goods: readonly GoodsSummary[];
  /** The tall picture beside the first rows. */
  imageSrc?: string;
}

const BESIDE_PICTURE = 8;

/** "You may also like": a tall picture beside four by two goods, then rows of five without end. */
export function Recommended({ goods, imageSrc, state = 'ready', onRetry, more }: RecommendedProps) {
  const intl = useIntl();
  const split = imageSrc ? BESIDE_PICTURE : 0;
  const rest = goods.slice(split);
  return (
    <Section title={intl.formatMessage(messages.recommended)}>
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
        <GoodsGrid goods={rest} more={more} />
      ) : (
        !imageSrc && <GoodsGrid goods={[]} state={state} onRetry={onRetry} />
      )}
    </Section>
  );
}
