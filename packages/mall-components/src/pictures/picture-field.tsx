import { FileUpload, type FileRejection } from '@vermilion/design-system/file-upload';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import { messages } from './messages';
import { pictureRules } from './picture-rules';
import type { usePictureUploads } from './use-picture-uploads';

interface PictureFieldProps {
  uploads: ReturnType<typeof usePictureUploads>;
  /** Why the form cannot be sent with these pictures. */
  problem?: PlainMessage;
  /** Called when the pictures change: `problem` is out of date. */
  onChange: () => void;
  controlId: string;
}

const rejectionMessages = {
  type: messages.wrongType,
  size: messages.tooLarge,
  count: messages.tooMany,
} as const;

/** Pictures of a form: to add, to upload again and to remove. */
export function PictureField({ uploads, problem, onChange, controlId }: PictureFieldProps) {
  const intl = useIntl();
  const [rejected, setRejected] = useState<FileRejection>();
  const about = (text: typeof messages.remove) => (name: string) =>
    intl.formatMessage(text, { name });
  const changing =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      setRejected(undefined);
      onChange();
      change(...args);
    };
  const rejection = rejected && about(rejectionMessages[rejected.reason])(rejected.file.name);
  return (
    <FileUpload
      {...pictureRules}
      id={controlId}
      layout="tiles"
      label={intl.formatMessage(messages.label)}
      hint={intl.formatMessage(messages.hint)}
      error={rejection ?? (problem && intl.formatMessage(problem))}
      items={uploads.items}
      onAdd={changing(uploads.add)}
      onReject={([first]) => setRejected(first)}
      onRemove={changing(uploads.remove)}
      onRetry={changing(uploads.retry)}
      labels={{
        choose: intl.formatMessage(messages.choose),
        drop: intl.formatMessage(messages.drop),
        remove: about(messages.remove),
        removed: about(messages.removed),
        retry: about(messages.retry),
        progress: about(messages.uploading),
        done: intl.formatMessage(messages.uploaded),
        failed: intl.formatMessage(messages.failed),
      }}
    />
  );
}
