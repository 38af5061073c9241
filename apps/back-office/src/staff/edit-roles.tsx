import { useQueryClient } from '@tanstack/react-query';
import type { StaffMember, StaffRole } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Dialog } from '@vermilion/design-system/dialog';
import { Stack } from '@vermilion/design-system/stack';
import { useToast } from '@vermilion/design-system/toast';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage, hasReason } from '../errors/error-message';
import { roleNames } from '../session/role-messages';
import { messages as shared } from '../shared/messages';
import { useClients } from '../wire/clients-context';
import { messages } from './messages';
import { RoleField } from './role-field';

export interface EditRolesProps {
  member: StaffMember;
  onClose: () => void;
}

/** Changes the roles of a person. When somebody else has, it says to what, and what was chosen stays. */
export function EditRoles({ member, onClose }: EditRolesProps) {
  const intl = useIntl();
  const toast = useToast();
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const [version, setVersion] = useState(member.version);
  const [roles, setRoles] = useState<StaffRole[]>(member.roles);
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const name = member.nickname;
  const namesOf = (list: readonly StaffRole[]) =>
    intl.formatList(list.map((role) => intl.formatMessage(roleNames[role])));
  const refused = (failure: unknown) => {
    if (!hasReason(failure, 'stale')) return setError(errorMessage(failure, intl));
    // The contract sends the current state with this reason
    const now = failure.data as StaffMember;
    setVersion(now.version);
    setError(intl.formatMessage(messages.stale, { roles: namesOf(now.roles) }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (roles.length === 0) return setError(intl.formatMessage(messages.noRole));
    setPending(true);
    try {
      await operator.saveStaff({ id: member.id, version, roles });
      toast.show({ message: intl.formatMessage(messages.saved, { name }), tone: 'positive' });
      onClose();
    } catch (failure) {
      refused(failure);
      setPending(false);
    }
    void queryClient.invalidateQueries({ queryKey: ['work', 'staff'] });
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.editOf, { name })}
      closeLabel={intl.formatMessage(shared.close)}
      closeOnOutsidePress={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={(event) => void submit(event)} method="post" noValidate>
        <Stack>
          <RoleField
            isMall={member.shopId === null}
            value={roles}
            onValueChange={setRoles}
            error={error || undefined}
          />
          <Button type="submit" variant="primary" block pending={isPending}>
            <FormattedMessage {...shared.save} />
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
