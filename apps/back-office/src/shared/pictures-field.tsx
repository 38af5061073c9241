import { useController, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useClients } from '../wire/clients-context';
import { pictureMessages as messages } from './picture-messages';
import { PictureUpload } from './picture-upload';
import { useUploads } from './use-uploads';

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
  const state = useUploads({
    send: (file, call) => operator.uploadPicture({ multipart: file }, call),
    onSent: (address) =>
      field.onChange(maxFiles === 1 ? [address] : [...(getValues(name) as string[]), address]),
  });
  const { field, fieldState } = useController({
    name,
    rules: { validate: () => state.uploads.length === 0 || intl.formatMessage(messages.busy) },
  });
  return (
    <PictureUpload
      {...{ label, hint, maxFiles, state }}
      error={fieldState.error?.message}
      value={field.value as string[]}
      onValueChange={field.onChange}
    />
  );
}
