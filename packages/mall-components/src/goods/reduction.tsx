import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { messages } from './card-messages';
import * as styles from './reduction.css';

/** Below this share a lower price is no offer. */
const LEAST = 0.05;

/** What share of the price before is saved, in whole percents that never promise too much. */
export function reductionOf(minor: number, oldMinor: number | undefined): number | undefined {
  if (oldMinor === undefined || oldMinor <= minor) return undefined;
  const share = Math.floor(((oldMinor - minor) * 100) / oldMinor) / 100;
  return share < LEAST ? undefined : share;
}

/** The mark "−20 %" beside a reduced price. */
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
