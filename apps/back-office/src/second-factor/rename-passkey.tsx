import type { Passkey } from '@vermilion/api-client/operator';
import { Dialog } from '@vermilion/design-system/dialog';
import { useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { NameForm } from './name-form';
import { useFactorsChanged } from './queries';

export interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const changed = useFactorsChanged();
  const rename = async (newName: string) => {
    await operator.renamePasskey({ id, name: newName });
    await changed();
    onClose();
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.renameOf, { name })}
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <NameForm name={name} action={intl.formatMessage(shared.save)} onSubmit={rename} />
    </Dialog>
  );
}
