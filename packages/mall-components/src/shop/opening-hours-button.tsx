import { ClockIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import { PopOut } from '../internal/pop-out';
import { messages } from './messages';
import { OpeningHours } from './opening-hours';
import * as styles from './opening-hours.css';
import type { ShopOpeningHours } from './types';

/**
 * A button that shows the opening hours. Hidden on phones for lack of room; the shop's profile page has them
 * as well.
 */
export function OpeningHoursButton({
  hours,
}: {
  /** Shown in the shop's own time zone. */
  hours: ShopOpeningHours;
}) {
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
