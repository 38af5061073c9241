import { Spinner } from '../spinner/spinner';
import * as styles from './combo-box.css';
import type { ComboBoxFailure } from './combo-box-props';

export interface ListTexts {
  pending?: boolean;
  pendingLabel?: string;
  failure?: ComboBoxFailure;
  emptyLabel: string;
  countLabel?: (count: number) => string;
  moreLabel?: string;
}

/** What the list says while options are loading, have failed to load, or when none match. */
export const statusText = (
  count: number,
  { pending, pendingLabel, failure, emptyLabel }: ListTexts,
) => (pending ? pendingLabel : (failure?.label ?? (count === 0 ? emptyLabel : undefined)));

interface ComboBoxStatusProps {
  texts: ListTexts;
  /** Number of options in the list. */
  count: number;
  onRetry: () => void;
}

/** The status above the options. Its text is hidden from assistive technology: the live region announces it. */
export function ComboBoxStatus({ texts, count, onRetry }: ComboBoxStatusProps) {
  const { pending, failure } = texts;
  const text = statusText(count, texts);
  return (
    text && (
      <div className={styles.status}>
        {pending && <Spinner />}
        <span aria-hidden="true">{text}</span>
        {!pending && failure && (
          <button type="button" onClick={onRetry} className={styles.retry}>
            {failure.retryLabel}
          </button>
        )}
      </div>
    )
  );
}
