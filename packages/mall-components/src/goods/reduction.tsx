import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { messages } from './card-messages';
import * as styles from './reduction.css';

/** Smallest share that is shown as a reduction. */
const MIN_SHARE = 0.05;

/** The reduction in whole percent, rounded down so that it never overstates. */
export function reductionOf(minor: number, oldMinor: number | undefined): number | undefined {
  if (oldMinor === undefined || oldMinor <= minor) return undefined;
  const share = Math.floor(((oldMinor - minor) * 100) / oldMinor) / 100;
  return share < MIN_SHARE ? undefined : share;
}

/** A badge such as "−20 %" next to a reduced price. */
export function Reduction({ share }: { share: number }) {
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">
        <FormattedNumber value={-share} style="percent" />
      </span>
      <VisuallyHidden>
        <FormattedMessage {...messages.reducedBy} values={{ share }} />
      </VisuallyHidden>
    </span>
  );
}
