import type { OperatorShopCategory } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { ConfirmDialog } from '@vermilion/design-system/confirm-dialog';
import { Select } from '@vermilion/design-system/select';
import { Stack } from '@vermilion/design-system/stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage, hasReason } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import type { Shelves } from './use-shelves';

export interface RemoveShelfProps {
  shelf: OperatorShopCategory;
  shelves: Shelves;
  onClose: () => void;
}

/** Asks whether a category shall be deleted, and where its goods go. */
export function RemoveShelf({ shelf, shelves, onClose }: RemoveShelfProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const [moveTo, setMoveTo] = useState('');
  const [error, setError] = useState('');
  const { id, version, name, goods } = shelf;
  const remove = async () => {
    try {
      await operator.deleteShopCategory({ id, version, ...(moveTo && { moveTo: Number(moveTo) }) });
    } catch (failure) {
      setError(
        hasReason(failure, 'in-use')
          ? intl.formatMessage(messages.inUse)
          : errorMessage(failure, intl),
      );
      throw failure;
    } finally {
      void shelves.reload();
    }
  };
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={intl.formatMessage(messages.removeTitle, { name })}
      closeLabel={intl.formatMessage(shared.close)}
      cancelLabel={intl.formatMessage(shared.cancel)}
      confirmLabel={intl.formatMessage(messages.remove)}
      pendingLabel={intl.formatMessage(messages.removing)}
      onConfirm={remove}
      onOpenChange={(open) => !open && onClose()}
    >
      <Stack gap="sm" align="stretch">
        <FormattedMessage {...messages.goods} values={{ count: goods }} />
        {goods > 0 && (
          <Select
            label={intl.formatMessage(messages.moveTo)}
            value={moveTo}
            onValueChange={setMoveTo}
          >
            <option value="">{intl.formatMessage(messages.choose)}</option>
            {shelves.all
              .filter((one) => one.id !== id)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
          </Select>
        )}
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
