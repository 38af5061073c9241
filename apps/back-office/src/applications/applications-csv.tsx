import { useIntl } from 'react-intl';
import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { nameOfState } from './application-state';
import { type ApplicationState, labels, statusOf } from './messages';

/** The applications of a state, or all, as a file. */
export function ApplicationsCsv({ state }: { state: ApplicationState | undefined }) {
  const intl = useIntl();
  const { operator } = useClients();
  const status = state && statusOf[state];
  return (
    <ListCsv
      name="applications"
      columns={[
        [labels.shop, ({ name }) => name],
        [labels.state, (application) => intl.formatMessage(nameOfState(application))],
        [labels.person, ({ realName }) => realName],
        [labels.country, ({ country }) => country],
        [labels.sent, ({ sentTime }) => sentTime],
      ]}
      read={() => allRows((part) => operator.operatorApplications({ ...part, status }))}
    />
  );
}
