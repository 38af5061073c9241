import { useIntl } from 'react-intl';
import { roleNames } from '../session/role-messages';
import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { labels } from './messages';

/** The people of this place as a file. */
export function StaffCsv() {
  const intl = useIntl();
  const { operator } = useClients();
  return (
    <ListCsv
      name="staff"
      columns={[
        [labels.person, ({ nickname }) => nickname],
        [labels.email, ({ email }) => email],
        [
          labels.roles,
          ({ roles }) => intl.formatList(roles.map((role) => intl.formatMessage(roleNames[role]))),
        ],
        [labels.since, ({ createTime }) => createTime],
        [labels.lastUsed, ({ lastUsedTime }) => lastUsedTime],
      ]}
      read={() => allRows((part) => operator.staffMembers(part))}
    />
  );
}
