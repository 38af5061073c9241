import { Avatar } from '@vermilion/design-system/avatar';
import { type FileRejection, FileUpload } from '@vermilion/design-system/file-upload';
import { useIntl } from 'react-intl';
import { useMallSettings } from '../../settings';
import { messages } from '../messages';
import { pictureRules } from '../profile-rules';
import * as styles from './profile-view.css';
import type { useAvatarUpload } from './use-avatar-upload';

interface AvatarFieldProps {
  upload: ReturnType<typeof useAvatarUpload>;
  /** URL of the current image. */
  src?: string;
  /** Its initials are the fallback of the image. */
  name: string;
  error?: string;
  onError: (error: string | undefined) => void;
  controlId: string;
}

/** The shopper's avatar, with an upload that replaces it. */
export function AvatarField({ upload, src, name, error, onError, controlId }: AvatarFieldProps) {
  const intl = useIntl();
  const image = useMallSettings().imageSources(upload.address ?? src ?? '');
  const tell = (rejections: readonly FileRejection[]) => {
    const [first] = rejections;
    if (!first) return;
    const { file, reason } = first;
    const text = reason === 'size' ? messages.tooLarge : messages.wrongType;
    onError(intl.formatMessage(text, { name: file.name }));
  };
  const about = (text: typeof messages.remove) => (file: string) =>
    intl.formatMessage(text, { name: file });
  return (
    <div className={styles.picture}>
      <Avatar size="xl" name={name} {...image} />
      <FileUpload
        {...pictureRules}
        id={controlId}
        maxFiles={1}
        label={intl.formatMessage(messages.picture)}
        hint={intl.formatMessage(messages.pictureHint)}
        error={error ?? upload.problem}
        items={upload.items}
        onAdd={([file]) => {
          onError(undefined);
          if (file) upload.start(file);
        }}
        onReject={tell}
        onRemove={() => {
          onError(undefined);
          upload.clear();
        }}
        onRetry={() => {
          onError(undefined);
          upload.retry();
        }}
        labels={{
          choose: intl.formatMessage(messages.choose),
          drop: intl.formatMessage(messages.drop),
          remove: about(messages.remove),
          removed: about(messages.removed),
          retry: about(messages.retry),
          progress: about(messages.uploading),
          done: intl.formatMessage(messages.uploaded),
          failed: intl.formatMessage(messages.uploadFailed),
        }}
        className={styles.upload}
      />
    </div>
  );
}
