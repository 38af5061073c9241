import { Alert } from '@vermilion/design-system/alert';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';

interface SubmissionAlertProps {
  /** From `useSubmission`; undefined while nothing has failed. */
  failure: string | undefined;
  /** Shown when the failure has no text for the shopper. */
  fallback: PlainMessage;
  className?: string;
}

/** Why a form could not be sent, shown next to its button. */
export const SubmissionAlert = ({ failure, fallback, className }: SubmissionAlertProps) =>
  failure !== undefined && (
    <Alert tone="critical" role="alert" className={className}>
      {failure || <FormattedMessage {...fallback} />}
    </Alert>
  );
