import { FormattedMessage } from 'react-intl';
import { langOf } from '../internal/lang-of';
import { messages } from './messages';
import * as styles from './review-list.css';
import type { FollowUp } from './types';

/** What the author added to a review later. */
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
