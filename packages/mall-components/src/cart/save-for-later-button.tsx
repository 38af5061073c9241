import { Button } from '@vermilion/design-system/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ActionResult, usePending } from '../internal/use-pending';
import * as styles from './cart-row.css';
import { messages } from './messages';

export interface SaveForLaterButtonProps {
  name: string;
  onSave: () => ActionResult;
}

/** Moves a row to the list saved for later. */
export function SaveForLaterButton({ name, onSave }: SaveForLaterButtonProps) {
  const intl = useIntl();
  const [saving, save] = usePending(onSave);
  return (
    <Button
      variant="ghost"
      size="sm"
      data-part="later"
      pending={saving}
      aria-label={intl.formatMessage(messages.laterOf, { name })}
      onClick={() => void save()}
      className={styles.later}
    >
      <FormattedMessage {...messages.later} />
    </Button>
  );
}
