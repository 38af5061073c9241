import { PictureUpload } from '../shared/picture-upload';
import { useUploads } from '../shared/use-uploads';
import { useClients } from '../wire/clients-context';
import type { PictureGround } from './fields';
import { grounds } from './picture-field.css';

export interface PictureFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Address of the picture; empty for none. */
  value: string;
  onValueChange: (value: string) => void;
  ground?: PictureGround | undefined;
}

/** One picture of the mall: what is chosen is uploaded at once. One that is refused leaves the last one as it is. */
export function PictureField({ value, onValueChange, ground, ...props }: PictureFieldProps) {
  const { operator } = useClients();
  const state = useUploads({
    send: (file, call) => operator.uploadMallPicture({ multipart: file }, call),
    onSent: onValueChange,
  });
  return (
    <div className={ground && grounds[ground]}>
      <PictureUpload
        {...props}
        maxFiles={1}
        value={value ? [value] : []}
        onValueChange={([address = '']) => onValueChange(address)}
        state={state}
      />
    </div>
  );
}
