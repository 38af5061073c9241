import { Heading } from '@vermilion/design-system/heading';
import { ClockIcon } from '@vermilion/design-system/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../coupon/ticket-messages';
import { formatLastDay } from '../internal/format-limit';
import { MallImage } from '../settings';
import * as styles from './activity-hero.css';

/** The image is as high as the frame: in small windows only its end is visible, which shows the goods. */
const sizes = '(min-width: 110em) 1600px, (min-width: 48em) 1280px, 257vw';

export interface ActivityHeroProps {
  /** Name of the activity, as written by the mall. */
  title: string;
  /** A sentence or two about the activity. */
  deck?: string;
  /** Its last day, if it ends. */
  endsAt?: Date;
  /** URL of a wide image whose start is plain enough for text. */
  imageSrc?: string;
}

/** Header of an activity's page: title and deck on its image, or below it where there is no room. */
export function ActivityHero({ title, deck, endsAt, imageSrc }: ActivityHeroProps) {
  const intl = useIntl();
  return (
    <div data-component="activity-hero" className={styles.hero}>
      {imageSrc !== undefined && (
        <MallImage
          src={imageSrc}
          alt=""
          ratio="fill"
          align="end"
          sizes={sizes}
          priority
          className={styles.picture}
        />
      )}
      <div className={imageSrc === undefined ? styles.words : styles.onPicture}>
        <Heading level={1}>{title}</Heading>
        {deck && <p className={styles.deck}>{deck}</p>}
        {endsAt && (
          <p className={styles.until}>
            <ClockIcon size="sm" />
            <FormattedMessage {...messages.until} values={{ date: formatLastDay(intl, endsAt) }} />
          </p>
        )}
      </div>
    </div>
  );
}
