import { useIntl } from 'react-intl';
import { useClients } from '../wire/clients-context';
import { createPasskey } from './browser';
import { messages } from './messages';
import { NameForm } from './name-form';

export interface AddPasskeyProps {
  /** How many there are. */
  count: number;
  /** It is in force; the codes are shown once, and are none where there was a second factor before. */
  onDone: (recoveryCodes: readonly string[], name: string) => void;
}

/** Names a passkey, then has the browser make it. */
export function AddPasskey({ count, onDone }: AddPasskeyProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const add = async (name: string) => {
    const passkey = await createPasskey(await operator.beginPasskey());
    onDone((await operator.addPasskey({ name, passkey })).recoveryCodes, name);
  };
  return (
    <NameForm
      name={intl.formatMessage(messages.usualName, { number: count + 1 })}
      action={intl.formatMessage(messages.addPasskey)}
      onSubmit={add}
    />
  );
}
