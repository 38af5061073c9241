import { VisuallyHidden } from '@vermilion/design-system/visually-hidden';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import * as styles from './price.css';
import { useMoneyFormat } from './use-money';

/** The previous price, struck through, with a visually hidden label. Minor units. */
export function OldPrice({
  minor,
}: {
  /** An integer in minor units. */
  minor: number;
}) {
  const money = useMoneyFormat();
  return (
    <span className={styles.old}>
      <VisuallyHidden>
        <FormattedMessage {...messages.oldPrice} />{' '}
      </VisuallyHidden>
      <s translate="no">{money.format(minor)}</s>
    </span>
  );
}
