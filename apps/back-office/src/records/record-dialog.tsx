import { Dialog } from '@vermilion/design-system/dialog';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { messages } from './messages';
import { RecordForm } from './record-form';
import type { RecordFormOptions } from './use-record-form';

export interface RecordDialogProps<Values extends object> extends Omit<
  RecordFormOptions<Values>,
  'onSaved'
> {
  title: string;
  onClose: () => void;
  /** It is saved; loads again what shows it. */
  onSaved: () => void;
}

/** Creates or edits a thing over its list. */
export function RecordDialog<Values extends object>(props: RecordDialogProps<Values>) {
  const { title, onClose, onSaved, ...form } = props;
  const intl = useIntl();
  const toast = useToast();
  const saved = () => {
    toast.show({ message: intl.formatMessage(messages.saved), tone: 'positive' });
    onSaved();
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <RecordForm {...form} onSaved={saved} />
    </Dialog>
  );
}
