import { useMutation } from '@tanstack/react-query';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Stack } from '@vermilion/design-system/stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { useClients } from '../wire/clients-context';
import { LedgerDifferences } from './ledger-differences';
import { messages } from './messages';

/** Checks the ledger when asked: the server reads everything for it. */
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
      {check.data && (
        <Alert tone={check.data.agrees ? 'positive' : 'critical'} role="status">
          <FormattedMessage {...(check.data.agrees ? messages.agrees : messages.differs)} />
        </Alert>
      )}
      {check.data && !check.data.agrees && (
        <LedgerDifferences differences={check.data.differences} />
      )}
    </Stack>
  );
}
