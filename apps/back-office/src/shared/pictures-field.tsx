import { type FileRejection, FileUpload } from '@vermilion/design-system/file-upload';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useClients } from '../wire/clients-context';
import { pictureMessages as messages } from './picture-messages';
import { useUploads } from './use-uploads';

const MOST_BYTES = 10 * 1024 * 1024;

export interface PicturesFieldProps {
  /** The path of a list of addresses in the form. */
  name: string;
  label: string;
  hint?: string;
  maxFiles: number;
}

/**
 * Pictures of a shop, in the form around it. They are sent when they are chosen, and kept when the form is saved. A
 * single one takes the place of that before.
 */
export function PicturesField({ name, label, hint, maxFiles }: PicturesFieldProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const { getValues } = useFormContext();
  const isSingle = maxFiles === 1;
  const [rejected, setRejected] = useState<FileRejection['reason']>();
  const { uploads, add, retry, drop } = useUploads({
    send: async (file, key) => {
      const headers = { 'Idempotency-Key': key };
      return (await operator.uploadPicture({ multipart: file }, { headers })).url;
    },
    onSent: (address) =>
      field.onChange(isSingle ? [address] : [...(getValues(name) as string[]), address]),
  });
  const { field, fieldState } = useController({
    name,
    rules: { validate: () => uploads.length === 0 || intl.formatMessage(messages.busy) },
  });
  const kept = field.value as string[];
  const nameOf = (at: number) => intl.formatMessage(messages.number, { label, number: at + 1 });
  const about =
    (text: (typeof messages)['remove' | 'removed' | 'retry' | 'progress']) => (of: string) =>
      intl.formatMessage(text, { name: of });
  return (
    <FileUpload
      layout="tiles"
      accept="image/jpeg,image/png"
      maxBytes={MOST_BYTES}
      maxFiles={maxFiles}
      label={label}
      hint={hint}
      error={rejected ? intl.formatMessage(messages[rejected]) : fieldState.error?.message}
      items={[
        ...kept.map((address, at) => ({
          id: address,
          name: nameOf(at),
          state: 'done' as const,
          previewUrl: address,
        })),
        ...uploads,
      ]}
      onAdd={(files) => {
        setRejected(undefined);
        void add(files);
      }}
      onReject={([first]) => setRejected(first?.reason)}
      onRemove={(id) => {
        setRejected(undefined);
        drop(id);
        field.onChange(kept.filter((address) => address !== id));
      }}
      onRetry={retry}
      labels={{
        choose: intl.formatMessage(
          isSingle && kept.length > 0 ? messages.another : messages.choose,
        ),
        drop: intl.formatMessage(messages.drop),
        remove: about(messages.remove),
        removed: about(messages.removed),
        retry: about(messages.retry),
        progress: about(messages.progress),
        done: intl.formatMessage(messages.done),
        failed: intl.formatMessage(messages.failed),
      }}
    />
  );
}
