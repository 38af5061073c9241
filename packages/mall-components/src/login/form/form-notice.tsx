import { Alert } from '@vermilion/design-system/alert';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';
import type { LoginNotice } from '../types';

interface FormNoticeProps {
  notice?: LoginNotice;
  /** The default success message. */
  success: PlainMessage;
  className?: string;
}

/** The default message of a notice without a text from the server. */
function defaultMessageFor(
  { tone, about, reason }: LoginNotice,
  success: PlainMessage,
): PlainMessage {
  if (reason) return messages[reason];
  if (tone === 'positive') return success;
  return about === 'code' ? messages.codeFailed : messages.formFailed;
}

/** The server's response, shown above a form. */
export function FormNotice({ notice, success, className }: FormNoticeProps) {
  return (
    // The live region must exist before its text does, or the text is not announced
    <div role="status">
      {notice && (
        <Alert
          tone={notice.tone}
          className={className}
          role={notice.tone === 'critical' ? 'alert' : undefined}
        >
          {notice.message ?? <FormattedMessage {...defaultMessageFor(notice, success)} />}
        </Alert>
      )}
    </div>
  );
}
