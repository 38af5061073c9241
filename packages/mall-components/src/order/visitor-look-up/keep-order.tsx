'use client';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Heading } from '@vermilion/design-system/heading';
import { Link } from '@vermilion/design-system/link';
import { Text } from '@vermilion/design-system/text';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { SubmissionAlert } from '../../error/submission-alert';
import { useSubmission } from '../../error/use-submission';
import type { ActionResult } from '../../internal/use-pending';
import { messages } from './messages';
import * as styles from './visitor-look-up.css';

export interface KeepOrderProps {
  /**
   * `guest`: has to sign in first. `ready`: the signed-in account can take the order over. `kept`: it has.
   */
  state: 'guest' | 'ready' | 'kept';
  ordersHref: string;
  /** Called with `guest` when the button is pressed: open sign-in, then set `state`. */
  onSignIn: () => void;
  /** The message of a `ShopperError` is shown. */
  onKeep: () => ActionResult;
}

/** Offers to add a guest's order to an account. */
export function KeepOrder({ state, ordersHref, onSignIn, onKeep }: KeepOrderProps) {
  const id = useId();
  const { pending, failure, submit } = useSubmission(onKeep);
  if (state === 'kept')
    return (
      <Alert
        tone="positive"
        role="status"
        action={
          <Link href={ordersHref}>
            <FormattedMessage {...messages.toOrders} />
          </Link>
        }
      >
        <FormattedMessage {...messages.kept} />
      </Alert>
    );
  return (
    <section data-component="keep-order" aria-labelledby={id} className={styles.keep}>
      <Heading id={id} level={2} size="md">
        <FormattedMessage {...messages.keepTitle} />
      </Heading>
      <Text asChild>
        <p>
          <FormattedMessage {...messages.keepExplain} />
        </p>
      </Text>
      <SubmissionAlert failure={failure} fallback={messages.failed} />
      <Button
        variant="secondary"
        pending={pending}
        onClick={() => (state === 'guest' ? onSignIn() : void submit())}
      >
        <FormattedMessage {...(state === 'guest' ? messages.keepSignIn : messages.keep)} />
      </Button>
    </section>
  );
}
