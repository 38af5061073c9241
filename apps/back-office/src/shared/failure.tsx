import { MallError } from '@vermilion/api-client';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages } from './messages';

export interface FailureProps {
  error: unknown;
  /** Loads again. */
  onRetry: () => void;
}

/** Where data could not be loaded: why, and a way to try again, unless nothing would change. */
export function Failure({ error, onRetry }: FailureProps) {
  const intl = useIntl();
  const isFinal = error instanceof MallError && error.kind === 'forbidden';
  const retry = (
    <Button onClick={onRetry}>
      <FormattedMessage {...messages.retry} />
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState action={isFinal ? undefined : retry}>{errorMessage(error, intl)}</EmptyState>
    </div>
  );
}
