import { FormattedMessage } from 'react-intl';
import * as styles from './invalid-goods.css';
import { messages } from './messages';
import type { InvalidReason } from './types';

const sentences = {
  removed: messages.removed,
  offSale: messages.offSale,
  shopClosed: messages.shopClosed,
} satisfies Record<InvalidReason, unknown>;

/** Why goods can no longer be bought, where that is known. */
export const InvalidReasonText = ({ reason }: { reason: InvalidReason | undefined }) =>
  reason && (
    <span className={styles.reason}>
      <FormattedMessage {...sentences[reason]} />
    </span>
  );
