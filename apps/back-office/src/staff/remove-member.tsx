import { useQueryClient } from '@tanstack/react-query';
import type { StaffMember } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { ConfirmDialog } from '@vermilion/design-system/confirm-dialog';
import { Stack } from '@vermilion/design-system/stack';
import { useToast } from '@vermilion/design-system/toast';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

export interface RemoveMemberProps {
  member: StaffMember;
  onClose: () => void;
}

/** Asks whether a person shall go, and says why they cannot. */
export function RemoveMember({ member, onClose }: RemoveMemberProps) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const [error, setError] = useState('');
  const { id, version, nickname: name } = member;
  const remove = async () => {
    try {
      await operator.removeStaff({ id, version });
      toast.show({ message: intl.formatMessage(messages.removed, { name }), tone: 'positive' });
    } catch (failure) {
      setError(errorMessage(failure, intl));
      throw failure;
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['work', 'staff'] });
    }
  };
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={intl.formatMessage(messages.removeTitle, { name })}
      closeLabel={intl.formatMessage(shared.close)}
      cancelLabel={intl.formatMessage(messages.keep)}
      confirmLabel={intl.formatMessage(messages.remove)}
      pendingLabel={intl.formatMessage(messages.removing)}
      onConfirm={remove}
      onOpenChange={(open) => !open && onClose()}
    >
      <Stack gap="sm">
        <FormattedMessage {...messages.removeText} />
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
