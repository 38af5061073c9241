import type { ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import type { ComboBoxFailure } from './combo-box-props';
import * as styles from './combo-box.css';

export interface ListTexts {
  pending?: boolean;
  pendingLabel?: string;
  failure?: ComboBoxFailure;
  emptyLabel: string;
  countLabel?: (count: number) => string;
  moreLabel?: string;
}

interface ComboBoxStatusProps extends ListTexts {
  /** Number of options in the list. */
  count: number;
  onRetry: () => void;
}

/** What stands above the options: that they are on their way, did not come, or that there are none. */
export function ComboBoxStatus({
  count,
  pending,
  pendingLabel,
  failure,
  emptyLabel,
  onRetry,
}: ComboBoxStatusProps) {
  if (pending) {
    return (
      <Line>
        <Spinner />
        {pendingLabel}
      </Line>
    );
  }
  if (failure) {
    return (
      <div className={styles.status}>
        <span aria-hidden="true">{failure.label}</span>
        <button type="button" onClick={onRetry} className={styles.retry}>
          {failure.retryLabel}
        </button>
      </div>
    );
  }
  return count === 0 && <Line>{emptyLabel}</Line>;
}

/** Read out by the live region, and shown here. */
export const Line = ({ children }: { children: ReactNode }) => (
  <div aria-hidden="true" className={styles.status}>
    {children}
  </div>
);
