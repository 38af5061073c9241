import { FormattedMessage, useIntl } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { messages } from './messages';
import * as styles from './review-list.css';
import type { FollowUp } from './types';

/** The author's later addition to a review. */
export function FollowUpText({ followUp: { text, date } }: { followUp: FollowUp }) {
  const { formatDate } = useIntl();
  return (
    <div className={styles.followUp}>
      <p className={styles.aside}>
        <FormattedMessage
          {...messages.followUp}
          values={{ date: formatDate(date, { dateStyle: 'medium' }) }}
        />
      </p>
      <p {...writtenText(text)} className={styles.followUpText}>
        {text}
      </p>
    </div>
  );
}
