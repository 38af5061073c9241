import type { SecondFactorSecret } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { CodeField } from '@vermilion/design-system/code-field';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { QrCode } from '@vermilion/design-system/qr-code';
import { Stack } from '@vermilion/design-system/stack';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

const DIGITS = 6;

export interface ConfirmAppProps {
  secret: SecondFactorSecret;
  /** The factor is in force; these codes are shown once. */
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The secret as a picture and as text, and the field for the first code of the app. */
export function ConfirmApp({ secret, onConfirmed }: ConfirmAppProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length < DIGITS) return setError(intl.formatMessage(shared.needed));
    setPending(true);
    try {
      onConfirmed((await operator.confirmSecondFactor({ code })).recoveryCodes);
    } catch (failure) {
      setError(errorMessage(failure, intl));
      setPending(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} method="post" noValidate>
      <Stack>
        <QrCode value={secret.address} label={intl.formatMessage(messages.picture)} size="lg" />
        <DescriptionList
          layout="columns"
          items={[
            {
              term: intl.formatMessage(messages.secret),
              description: (
                <code translate="no">{secret.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
              ),
            },
          ]}
        />
        <CodeField
          label={intl.formatMessage(messages.code)}
          length={DIGITS}
          value={code}
          onValueChange={setCode}
          error={error || undefined}
        />
        <Button
          type="submit"
          variant="primary"
          block
          pending={isPending}
          pendingLabel={intl.formatMessage(shared.saving)}
        >
          <FormattedMessage {...messages.confirm} />
        </Button>
      </Stack>
    </form>
  );
}
