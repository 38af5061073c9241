import { type FileRejection, FileUpload } from '@vermilion/design-system/file-upload';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { controlId } from '../editor-context';
import { pictureMessages as messages } from './messages';
import { useUploads } from './use-uploads';

const MOST_BYTES = 10 * 1024 * 1024;
/** What goods can have. */
export const MOST_PICTURES = 10;

export interface UploadFieldProps {
  shopId: number | undefined;
  /** How many pictures there are. */
  count: number;
  error: string | undefined;
  onUploaded: (address: string) => void;
}

/** Takes pictures, and tells of each that is refused why. */
export function UploadField({ shopId, count, error, onUploaded }: UploadFieldProps) {
  const intl = useIntl();
  const uploads = useUploads(shopId, onUploaded);
  const [rejected, setRejected] = useState<readonly FileRejection[]>([]);
  const about = (text: typeof messages.retry) => (name: string) =>
    intl.formatMessage(text, { name });
  const whyNot = ({ file: { name }, reason }: FileRejection) =>
    reason === 'count'
      ? intl.formatMessage(messages.tooMany, { name, most: MOST_PICTURES })
      : about(reason === 'type' ? messages.wrongType : messages.tooLarge)(name);
  const problem = rejected.map(whyNot).join(' ');
  return (
    <FileUpload
      id={controlId('pictures')}
      label={intl.formatMessage(messages.upload)}
      hint={intl.formatMessage(messages.hint)}
      error={problem || error}
      accept="image/jpeg,image/png"
      maxBytes={MOST_BYTES}
      maxFiles={Math.max(2, MOST_PICTURES - count)}
      disabled={count >= MOST_PICTURES}
      items={uploads.items}
      onAdd={(files) => {
        setRejected([]);
        uploads.add(files);
      }}
      onReject={setRejected}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      labels={{
        choose: intl.formatMessage(messages.choose),
        drop: intl.formatMessage(messages.drop),
        remove: about(messages.removeUpload),
        removed: about(messages.removed),
        retry: about(messages.retry),
        progress: about(messages.progress),
        done: intl.formatMessage(messages.uploaded),
        failed: intl.formatMessage(messages.failed),
      }}
    />
  );
}
