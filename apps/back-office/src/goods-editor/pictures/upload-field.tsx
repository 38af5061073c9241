import { type FileRejection, FileUpload } from '@vermilion/design-system/file-upload';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../errors/error-message';
import { useUploads } from '../../shared/use-uploads';
import { useClients } from '../../wire/clients-context';
import { controlId } from '../editor-context';
import { MOST_PICTURES } from '../problems';
import { pictureMessages as messages } from './messages';

const MOST_BYTES = 10 * 1024 * 1024;
/** Why the server refuses a picture of goods. */
const reasons = {
  'no-picture': messages.noPicture,
  'too-many-pixels': messages.tooManyPixels,
  'limit-reached': messages.full,
};

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
  const { operator } = useClients();
  const { uploads, add, retry, drop } = useUploads({
    send: (file, call) => operator.uploadPicture({ multipart: file, shopId }, call),
    onSent: onUploaded,
    why: (name, error) =>
      intl.formatMessage(messages.why, { name, reason: errorMessage(error, intl, reasons) }),
  });
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
      items={uploads}
      onAdd={(files) => {
        setRejected([]);
        add(files);
      }}
      onReject={setRejected}
      onRemove={drop}
      onRetry={retry}
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
