import type { BankFile } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { Button } from '@vermilion/design-system/button';
import { Dialog } from '@vermilion/design-system/dialog';
import { Stack } from '@vermilion/design-system/stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { download } from '../shared/csv';
import { messages as shared } from '../shared/messages';
import { bankCsv } from './bank-csv';
import { messages } from './messages';
import { usePayoutActions } from './use-payout-actions';

/** Takes the recorded payouts into a file for the bank. While it is open, the file can be downloaded again. */
export function BankFileDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { send } = usePayoutActions();
  const [file, setFile] = useState<BankFile>();
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const make = async () => {
    setError('');
    setPending(true);
    try {
      setFile(await send());
    } catch (failure) {
      setError(errorMessage(failure, intl));
    }
    setPending(false);
  };
  const { batchNo, transfers = [] } = file ?? {};
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.file)}
      description={intl.formatMessage(messages.fileText)}
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <Stack>
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
        {file && (
          <Alert tone={batchNo ? 'positive' : 'info'} role="status">
            {batchNo
              ? intl.formatMessage(messages.transfers, {
                  number: batchNo,
                  count: transfers.length,
                })
              : intl.formatMessage(messages.fileNone)}
          </Alert>
        )}
        {batchNo ? (
          <Button
            variant="primary"
            block
            onClick={() => download(`${batchNo}.csv`, bankCsv(transfers))}
          >
            <FormattedMessage {...messages.download} />
          </Button>
        ) : (
          !file && (
            <Button variant="primary" block pending={isPending} onClick={() => void make()}>
              <FormattedMessage {...messages.makeFile} />
            </Button>
          )
        )}
      </Stack>
    </Dialog>
  );
}
