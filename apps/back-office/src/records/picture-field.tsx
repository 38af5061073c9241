import { FileUpload, type UploadItem } from '@vermilion/design-system/file-upload';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { randomId } from '../shared/random-id';
import { useClients } from '../wire/clients-context';

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 10 * MEGABYTE;

const messages = {
  ...defineMessages({
    choose: { id: 'office.upload.choose', defaultMessage: 'Choose a JPG or PNG of up to 10 MB' },
    drop: { id: 'office.upload.drop', defaultMessage: 'Drop the picture here' },
    done: { id: 'office.upload.done', defaultMessage: 'Uploaded' },
    failed: { id: 'office.upload.failed', defaultMessage: 'Not uploaded' },
    refused: { id: 'office.upload.refused', defaultMessage: 'Only JPG and PNG of up to 10 MB' },
  }),
  ...defineMessages<{
    remove: { name: string };
    removed: { name: string };
    retry: { name: string };
    progress: { name: string };
  }>({
    remove: { id: 'office.upload.remove', defaultMessage: 'Remove {name}' },
    removed: { id: 'office.upload.removed', defaultMessage: '{name} is removed' },
    retry: { id: 'office.upload.retry', defaultMessage: 'Upload {name} again' },
    progress: { id: 'office.upload.progress', defaultMessage: 'Uploading {name}' },
  }),
};

const nameOf = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? address);

export interface PictureFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Address of the picture; empty for none. */
  value: string;
  onValueChange: (value: string) => void;
}

/** One picture of the mall: what is chosen is uploaded at once. One that is refused leaves the last one as it is. */
export function PictureField({ label, hint, error, value, onValueChange }: PictureFieldProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const [upload, setUpload] = useState<UploadItem & { file: File }>();
  const [problem, setProblem] = useState('');
  const send = async (file: File) => {
    setProblem('');
    setUpload({ id: 'new', name: file.name, state: 'uploading', file });
    try {
      const headers = { 'Idempotency-Key': randomId() };
      const { url } = await operator.uploadMallPicture({ multipart: file }, { headers });
      onValueChange(url);
      setUpload(undefined);
    } catch (failure) {
      setUpload({
        id: 'new',
        name: file.name,
        state: 'failed',
        file,
        error: errorMessage(failure, intl),
      });
    }
  };
  const kept: UploadItem[] = value
    ? [{ id: 'kept', name: nameOf(value), state: 'done', previewUrl: value }]
    : [];
  const named = (name: 'remove' | 'removed' | 'retry' | 'progress') => (file: string) =>
    intl.formatMessage(messages[name], { name: file });
  return (
    <FileUpload
      label={label}
      hint={hint}
      error={problem || error}
      layout="tiles"
      accept="image/jpeg,image/png"
      maxBytes={MOST_BYTES}
      maxFiles={1}
      items={upload ? [upload] : kept}
      onAdd={([file]) => file && void send(file)}
      onReject={() => setProblem(intl.formatMessage(messages.refused))}
      onRemove={() => (upload ? setUpload(undefined) : onValueChange(''))}
      onRetry={() => upload && void send(upload.file)}
      labels={{
        choose: intl.formatMessage(messages.choose),
        drop: intl.formatMessage(messages.drop),
        done: intl.formatMessage(messages.done),
        failed: intl.formatMessage(messages.failed),
        remove: named('remove'),
        removed: named('removed'),
        retry: named('retry'),
        progress: named('progress'),
      }}
    />
  );
}
