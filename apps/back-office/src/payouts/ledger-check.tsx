import { useMutation } from '@tanstack/react-query';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';
import { LastCheck } from './last-check';
import { LedgerResult } from './ledger-result';
import { messages } from './messages';

/** The last check of everything that money depends on, and another when asked: the server reads everything for it. */
export function LedgerCheck() {
  const intl = useIntl();
  const { operator } = useClients();
  const check = useMutation({ mutationFn: () => operator.checkLedger({}) });
  return (
    <Stack align="start">
      <p>
        <FormattedMessage {...messages.ledgerText} />
      </p>
      <Button
        variant="primary"
        pending={check.isPending}
        pendingLabel={intl.formatMessage(messages.checking)}
        onClick={() => check.mutate()}
      >
        <FormattedMessage {...messages.check} />
      </Button>
      {check.isError && (
        <Alert tone="critical" role="alert">
          {errorMessage(check.error, intl)}
        </Alert>
      )}
      {check.data ? <LedgerResult report={check.data} role="status" /> : <LastCheck />}
    </Stack>
  );
}
