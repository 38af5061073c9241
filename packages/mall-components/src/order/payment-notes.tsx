import { FormattedMessage } from 'react-intl';
import { Price } from '../settings';
import { DateTime } from './date-time';
import { messages } from './payment-note-messages';
import type { PaymentNote } from './payment-note-types';
import * as styles from './payment-notes.css';

export interface PaymentNotesProps {
  /** Oldest first. */
  notes: readonly PaymentNote[];
}

/** What happened to the payment of an order at its provider. */
export const PaymentNotes = ({ notes }: PaymentNotesProps) => (
  <dl data-component="payment-notes" className={styles.notes}>
    {notes.map(({ kind, minor, at }) => (
      <div key={`${kind} ${at.getTime()} ${minor}`} className={styles.note}>
        <dt>
          <FormattedMessage {...messages[kind]} />{' '}
          <span className={styles.time}>
            <DateTime value={at} />
          </span>
        </dt>
        <dd>
          <Price minor={minor} size="sm" tone="text" />
        </dd>
      </div>
    ))}
  </dl>
);
