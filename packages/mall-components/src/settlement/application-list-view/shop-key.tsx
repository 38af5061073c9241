'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { useSubmission } from '../../error/use-submission';
import { Copyable } from '../../internal/copyable';
import { messages } from '../messages';
import * as styles from './application-list-view.css';

interface ShopKeyProps {
  state: 'open' | 'used';
  /** Resolves to the key, which is displayed but not stored. */
  onTake: () => Promise<string>;
}

/** The API key of an approved shop, revealed on demand and only once. */
export function ShopKey({ state, onTake }: ShopKeyProps) {
  const { formatMessage } = useIntl();
  const [key, setKey] = useState<string>();
  const { pending, failure, submit } = useSubmission(async () => setKey(await onTake()));
  if (state === 'used')
    return (
      <p className={styles.quiet}>
        <FormattedMessage {...messages.keyUsed} />
      </p>
    );
  if (key)
    return (
      <Alert tone="caution" role="status">
        <p>
          <FormattedMessage {...messages.keyOnce} />
        </p>
        <Copyable text={key} label={formatMessage(messages.key)} />
      </Alert>
    );
  return (
    <>
      <p className={styles.quiet}>
        <FormattedMessage {...messages.keyHint} />
      </p>
      <SubmissionAlert failure={failure} fallback={messages.keyFailed} />
      <div>
        <Button size="sm" pending={pending} onClick={() => void submit()}>
          <FormattedMessage {...messages.showKey} />
        </Button>
      </div>
    </>
  );
}
