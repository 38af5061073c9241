import { useQuery } from '@tanstack/react-query';
import { Link } from '@vermilion/design-system/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ApplicationList } from '../applications/application-list';
import { ApplicationView } from '../applications/application-view';
import { ApplicationsCsv } from '../applications/applications-csv';
import { type ApplicationState, messages, stateNames } from '../applications/messages';
import { applicationsQuery } from '../applications/queries';
import { FilterSelect } from '../shared/filter-select';
import { Page } from '../shared/page';
import { useListParams } from '../shared/use-list-params';
import { useOpened } from '../shared/use-opened';
import { useClients } from '../wire/clients-context';

const STATES = Object.keys(stateNames) as ApplicationState[]; // Object.keys widens the keys

/** The applications to open a shop, or the one that the address opens. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { page, filter, setFilter } = useListParams('state', STATES);
  const applications = useQuery(applicationsQuery(useClients(), { page, state: filter }));
  const { opened, listHref } = useOpened(applications.data?.list);
  if (opened) {
    return (
      <Page
        title={opened.name}
        actions={
          <Link href={listHref}>
            <FormattedMessage {...messages.back} />
          </Link>
        }
      >
        <ApplicationView application={opened} onDecided={() => void navigate(listHref)} />
      </Page>
    );
  }
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <FilterSelect
        label={messages.state}
        all={messages.all}
        names={stateNames}
        value={filter}
        onValueChange={setFilter}
      />
      <ApplicationList page={page} applications={applications} />
      <ApplicationsCsv state={filter} />
    </Page>
  );
}
