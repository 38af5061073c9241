import type { FactorProof, StaffPlace } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { TextField } from '@vermilion/design-system/text-field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { signWithPasskey } from './browser';
import { factorMessage } from './factor-message';
import { messages } from './messages';

export interface ProveFormProps {
  /** What the account has. */
  methods: StaffPlace['secondFactors'];
  /** The button that sends the code. */
  action: string;
  pendingLabel: string;
  prove: (proof: FactorProof) => Promise<unknown>;
}

/** Proves a second factor: with a passkey, a code of the app, or a recovery code. */
export function ProveForm({ methods, action, pendingLabel, prove }: ProveFormProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const [problem, setProblem] = useState('');
  const [isSigning, setSigning] = useState(false);
  const [hasApp, hasPasskey] = [methods.includes('app'), methods.includes('passkey')];
  const submit = form.handleSubmit(async ({ code }) => {
    setProblem('');
    try {
      await prove({ code: code.replaceAll(/\s/g, '') });
    } catch (error) {
      form.setError('code', { message: factorMessage(error, intl) }, { shouldFocus: true });
    }
  });
  const sign = async () => {
    setProblem('');
    setSigning(true);
    try {
      await prove({ passkey: await signWithPasskey(await operator.askForPasskey()) });
    } catch (error) {
      setProblem(factorMessage(error, intl));
    }
    setSigning(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} method="post" noValidate>
      <Stack>
        {problem && (
          <Alert tone="critical" role="alert">
            {problem}
          </Alert>
        )}
        {hasPasskey && (
          <Button
            variant="primary"
            block
            pending={isSigning}
            pendingLabel={pendingLabel}
            onClick={() => void sign()}
          >
            <FormattedMessage {...messages.withPasskey} />
          </Button>
        )}
        <TextField
          label={intl.formatMessage(hasApp ? messages.code : messages.recoveryCode)}
          hint={intl.formatMessage(hasApp ? messages.codeHint : messages.recoveryHint)}
          autoComplete="one-time-code"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code', { required: intl.formatMessage(shared.needed) })}
        />
        <Button
          type="submit"
          variant={hasPasskey ? 'secondary' : 'primary'}
          block
          pending={isSubmitting}
          pendingLabel={pendingLabel}
        >
          {action}
        </Button>
      </Stack>
    </form>
  );
}
