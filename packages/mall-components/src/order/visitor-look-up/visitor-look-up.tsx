'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { Text } from '@vermilion/design-system/text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { useSubmission } from '../../error/use-submission';
import type { ActionResult } from '../../internal/use-pending';
import { messages } from './messages';
import { OrderCodeForm } from './order-code-form';
import * as styles from './visitor-look-up.css';

export interface VisitorLookUpProps {
  /** Number of the order, from the link. */
  orderNo: string;
  /** The link has expired: a code would not help. */
  expired?: boolean;
  /** Sends a code by e-mail. The message of a `ShopperError` is shown. */
  onSend: () => ActionResult;
  /** Opens the order with a code. The message of a `ShopperError` is shown, and the code can be corrected. */
  onOpen: (code: string) => ActionResult;
}

/** Asks a visitor who follows the e-mailed link for the code from a second e-mail. */
export function VisitorLookUp({ orderNo, expired, onSend, onOpen }: VisitorLookUpProps) {
  const [isSent, setSent] = useState(false);
  const { pending, failure, submit } = useSubmission(async () => {
    await onSend();
    setSent(true);
  });
  const title = expired ? messages.expired : messages.title;
  return (
    <div data-component="visitor-look-up" className={styles.panel}>
      <Heading level={1}>
        <FormattedMessage {...title} />
      </Heading>
      <Text asChild color="muted">
        <p>
          <FormattedMessage {...messages.order} values={{ orderNo }} />
        </p>
      </Text>
      {expired && (
        <Alert tone="caution">
          <FormattedMessage {...messages.expiredDetail} />
        </Alert>
      )}
      {!expired && !isSent && (
        <Text asChild>
          <p>
            <FormattedMessage {...messages.explain} />
          </p>
        </Text>
      )}
      {!expired && isSent && <OrderCodeForm onOpen={onOpen} />}
      {!expired && <SubmissionAlert failure={failure} fallback={messages.failed} />}
      {!expired && (
        <Button
          variant={isSent ? 'ghost' : 'primary'}
          pending={pending}
          onClick={() => void submit()}
        >
          <FormattedMessage {...(isSent ? messages.resend : messages.send)} />
        </Button>
      )}
    </div>
  );
}
