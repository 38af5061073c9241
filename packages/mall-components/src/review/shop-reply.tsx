import { FormattedMessage } from 'react-intl';
import { writtenText } from '../internal/lang-of';
import { messages } from './messages';
import * as styles from './review-list.css';

/** The shop's reply to a review. */
export const ShopReply = ({ children }: { children: string }) => (
  <p className={styles.reply}>
    <span className={styles.replyBy}>
      <FormattedMessage {...messages.reply} />
    </span>{' '}
    <span {...writtenText(children)}>{children}</span>
  </p>
);
