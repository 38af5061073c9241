import { FormattedMessage } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { messages } from './messages';
import * as styles from './review-list.css';
import type { FollowUp } from './types';

/** The author's later addition to a review. */
export const FollowUpText = ({ followUp: { text, date } }: { followUp: FollowUp }) => (
  <div className={styles.followUp}>
    <p className={styles.aside}>
      <FormattedMessage {...messages.followUp} values={{ date }} />
    </p>
    <p lang={langOf(text)} className={styles.followUpText}>
      {text}
    </p>
  </div>
);
