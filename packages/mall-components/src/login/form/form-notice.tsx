import { Alert } from '@vermilion/design-system/alert';
import { FormattedMessage } from 'react-intl';
import type { PlainMessage } from '../../internal/plain-message';
import { messages } from '../messages';
import type { LoginNotice } from '../types';

interface FormNoticeProps {
  notice?: LoginNotice;
  /** Our own words for what went well, where the server has none. */
  success: PlainMessage;
  className?: string;
}

/** Our own words, where the server has none. */
function defaultMessageFor(
  { tone, about, reason }: LoginNotice,
  success: PlainMessage,
): PlainMessage {
  if (reason) return messages[reason];
  if (tone === 'positive') return success;
  return about === 'code' ? messages.codeFailed : messages.formFailed;
}

/** What the server said, above a form. */
export function FormNotice({ notice, success, className }: FormNoticeProps) {
  return (
    // The region is there before its text, or the text would not be announced
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
