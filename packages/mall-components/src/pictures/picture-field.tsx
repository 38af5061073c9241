import { type FileRejection, FileUpload } from '@vermilion/design-system/file-upload';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlainMessage } from '../internal/plain-message';
import { messages } from './messages';
import { pictureRules } from './picture-rules';
import type { usePictureUploads } from './use-picture-uploads';

interface PictureFieldProps {
  uploads: ReturnType<typeof usePictureUploads>;
  /** Why the form cannot be submitted with these images. */
  error?: string;
  /** Called when the images change, so that `error` can be cleared. */
  onChange?: () => void;
  controlId: string;
  /** Maximum number of images. Default: 5. */
  maxFiles?: number;
  /** Replaces the texts for optional images of goods. */
  texts?: PictureTexts;
}

/** Texts of an image field. */
export interface PictureTexts {
  label: PlainMessage;
  hint: PlainMessage;
  tooMany: typeof messages.tooMany;
}

/** An image field: add, retry and remove uploads. */
export function PictureField(props: PictureFieldProps) {
  const { uploads, error, onChange, controlId, texts = messages, maxFiles } = props;
  const intl = useIntl();
  const [rejected, setRejected] = useState<FileRejection>();
  const about = (text: typeof messages.remove) => (name: string) =>
    intl.formatMessage(text, { name });
  const changing =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      setRejected(undefined);
      onChange?.();
      change(...args);
    };
  const rejectionMessages = {
    type: messages.wrongType,
    size: messages.tooLarge,
    count: texts.tooMany,
  } as const;
  const rejection = rejected && about(rejectionMessages[rejected.reason])(rejected.file.name);
  return (
    <FileUpload
      {...pictureRules}
      {...(maxFiles && { maxFiles })}
      id={controlId}
      layout="tiles"
      label={intl.formatMessage(texts.label)}
      hint={intl.formatMessage(texts.hint)}
      error={rejection ?? error}
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
