import { type FileRejection, FileUpload } from '@vermilion/design-system/file-upload';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pictureMessages as messages } from './picture-messages';
import type { useUploads } from './use-uploads';

const MOST_BYTES = 10 * 1024 * 1024;

export interface PictureUploadProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  maxFiles: number;
  /** The addresses of those that are there. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Those on their way. */
  state: ReturnType<typeof useUploads>;
}

/** Takes pictures; says of those that are refused why, and names those that are there by their number. */
export function PictureUpload(props: PictureUploadProps) {
  const { label, hint, error, maxFiles, value: kept, onValueChange, state } = props;
  const intl = useIntl();
  const [rejected, setRejected] = useState<FileRejection['reason']>();
  const about =
    (text: (typeof messages)['remove' | 'removed' | 'retry' | 'progress']) => (of: string) =>
      intl.formatMessage(text, { name: of });
  const pictures = kept.map((address, at) => ({
    id: address,
    name: intl.formatMessage(messages.number, { label, number: at + 1 }),
    state: 'done' as const,
    previewUrl: address,
  }));
  return (
    <FileUpload
      layout="tiles"
      accept="image/jpeg,image/png"
      maxBytes={MOST_BYTES}
      maxFiles={maxFiles}
      label={label}
      hint={hint}
      error={rejected ? intl.formatMessage(messages[rejected]) : error}
      items={[...pictures, ...state.uploads]}
      onAdd={(files) => {
        setRejected(undefined);
        state.add(files);
      }}
      onReject={([first]) => setRejected(first?.reason)}
      onRemove={(id) => {
        setRejected(undefined);
        state.drop(id);
        onValueChange(kept.filter((address) => address !== id));
      }}
      onRetry={state.retry}
      labels={{
        choose: intl.formatMessage(
          maxFiles === 1 && kept.length > 0 ? messages.another : messages.choose,
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
