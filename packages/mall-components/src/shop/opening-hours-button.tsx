import { ClockIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import { PopOut } from '../internal/pop-out';
import { messages } from './messages';
import { OpeningHours } from './opening-hours';
import * as styles from './opening-hours.css';
import type { ShopOpeningHours } from './types';

/** Shows when the shop is open. On a phone there is no room for it: the page about the shop has the hours. */
export function OpeningHoursButton({ hours }: { hours: ShopOpeningHours }) {
  return (
    <PopOut
      size="sm"
      variant="secondary"
      startIcon={<ClockIcon />}
      label={useIntl().formatMessage(messages.hours)}
      className={styles.button}
    >
      <OpeningHours hours={hours} />
    </PopOut>
  );
}
