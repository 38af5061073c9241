import type { StaffMember } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { Inline } from '@vermilion/design-system/inline';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { roleNames } from '../session/role-messages';
import * as page from '../shared/page.css';
import { Time } from '../shared/time';
import type { ListColumn } from '../shared/use-columns';
import { labels, messages } from './messages';

interface Actions {
  onEdit: (member: StaffMember) => void;
  onRemove: (member: StaffMember) => void;
}

/** The columns of the list of people. */
export function staffColumns(intl: IntlShape, actions: Actions): ListColumn<StaffMember>[] {
  const { onEdit, onRemove } = actions;
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const action = (member: StaffMember) => {
    const name = member.nickname;
    return (
      <Inline nowrap>
        <Button
          size="sm"
          aria-label={intl.formatMessage(messages.editOf, { name })}
          onClick={() => onEdit(member)}
        >
          <FormattedMessage {...messages.edit} />
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={intl.formatMessage(messages.removeOf, { name })}
          onClick={() => onRemove(member)}
        >
          <FormattedMessage {...messages.remove} />
        </Button>
      </Inline>
    );
  };
  return [
    {
      id: 'person',
      header: header('person'),
      cell: ({ nickname }) => <bdi className={page.anyText}>{nickname}</bdi>,
    },
    { id: 'email', from: 'md', header: header('email'), cell: ({ email }) => <bdi>{email}</bdi> },
    {
      id: 'roles',
      header: header('roles'),
      cell: ({ roles }) =>
        intl.formatList(roles.map((role) => intl.formatMessage(roleNames[role]))),
    },
    {
      id: 'since',
      from: 'lg',
      header: header('since'),
      cell: ({ createTime }) => <Time value={createTime} />,
    },
    {
      id: 'lastUsed',
      from: 'md',
      header: header('lastUsed'),
      cell: ({ lastUsedTime }) =>
        lastUsedTime ? <Time value={lastUsedTime} /> : <FormattedMessage {...messages.never} />,
    },
    { id: 'actions', header: header('actions'), kind: 'action', cell: action },
  ];
}
