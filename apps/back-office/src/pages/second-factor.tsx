import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { FactorView } from '../second-factor/factor-view';
import { messages } from '../second-factor/messages';
import { factorsQuery } from '../second-factor/queries';
import { Loaded } from '../shared/loaded';
import { Page } from '../shared/page';
import { useClients } from '../wire/clients-context';

/** The second factors of whoever is signed in. */
export function Component() {
  const query = useQuery(factorsQuery(useClients()));
  return (
    <Page title={useIntl().formatMessage(messages.title)}>
      <Loaded query={query}>{(factors) => <FactorView factors={factors} />}</Loaded>
    </Page>
  );
}
