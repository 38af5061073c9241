import { Button } from '@vermilion/design-system/button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { messages } from './messages';
import { useJobActions } from './use-job-actions';

/** Retries all jobs of a name after a question, and counts them while it does so. */
export function RetryAll({ name }: { name: string }) {
  const intl = useIntl();
  const { retryAll } = useJobActions();
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const open = () => {
    setCount(0);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={open}>
        <FormattedMessage {...messages.retryAll} />
      </Button>
      {isOpen && (
        <ConfirmAction
          title={intl.formatMessage(messages.retryAllTitle, { name })}
          confirmLabel={intl.formatMessage(messages.retryAll)}
          pendingLabel={intl.formatMessage(messages.retrying, { count })}
          act={() => retryAll(name, setCount)}
          done={(retried) =>
            retried > 0
              ? intl.formatMessage(messages.allRetried, { count: retried })
              : intl.formatMessage(messages.noneToRetry)
          }
          onClose={() => setOpen(false)}
        >
          <FormattedMessage {...messages.retryAllText} />
        </ConfirmAction>
      )}
    </>
  );
}
