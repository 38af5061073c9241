import { useQueryClient } from '@tanstack/react-query';
import type { StaffMember } from '@vermilion/api-client/operator';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';

export interface RemoveMemberProps {
  member: StaffMember;
  onClose: () => void;
}

/** Asks whether a person shall go, and says why they cannot. */
export function RemoveMember({ member, onClose }: RemoveMemberProps) {
  const intl = useIntl();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const { id, version, nickname: name } = member;
  const remove = async () => {
    try {
      await operator.removeStaff({ id, version });
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['work', 'staff'] });
    }
  };
  return (
    <ConfirmAction
      tone="critical"
      title={intl.formatMessage(messages.removeTitle, { name })}
      cancelLabel={intl.formatMessage(messages.keep)}
      confirmLabel={intl.formatMessage(messages.remove)}
      pendingLabel={intl.formatMessage(messages.removing)}
      act={remove}
      done={intl.formatMessage(messages.removed, { name })}
      onClose={onClose}
    >
      <FormattedMessage {...messages.removeText} />
    </ConfirmAction>
  );
}
